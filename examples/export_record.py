"""Self-play leaves records; this brings them into a house, where the browser shows them move by move.

    python examples/export_record.py
    saqqara serve --data played-house          # then open one of the links

Everything goes into the two folders named by --out and --data. Any record does: those of `saqqara arena`, of
`saqqara simulate --out`, or of a game of OpenSpiel (`state.record()`).
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

from saqqara.server.store.store import Store
from saqqara.tournament.self_play import record_of, self_play

ADDRESS = "http://127.0.0.1:8000"


def play(out, games=2, seed=1):
    """Games of Imhotep between a mason and an apprentice; returns the files of their records."""
    results = self_play("imhotep", ["mason", "apprentice"], games, out, seed=seed, sides="AABAA")
    return [record_of(out, result) for result in results]


def bring_in(records, folder, data):
    """`saqqara house import`: it takes the records of a folder that end in .txt."""
    folder.mkdir(parents=True, exist_ok=True)
    for record in records:
        shutil.copy(record, folder / f"{record.stem}.txt")
    command = [sys.executable, "-c", "from saqqara.cli.main import main; main()", "house", "import"]
    subprocess.run([*command, str(folder), "--data", str(data)], check=True)


def links_to(data, address=ADDRESS):
    """Where the house at that address shows its tables; `#turn=40` behind a link shows the table at turn 40."""
    store = Store(str(data / "house.sqlite"), lock=False)
    try:
        return [f"{address}/table/{row.id}" for row in store.all_tables()]
    finally:
        store.close()


if __name__ == "__main__":
    words = argparse.ArgumentParser(description="Self-play, for the browser.")
    words.add_argument("--out", type=Path, default=Path("played"))
    words.add_argument("--data", type=Path, default=Path("played-house"))
    words.add_argument("--games", type=int, default=2)
    asked = words.parse_args()
    bring_in(play(asked.out, asked.games), asked.out / "for the house", asked.data)
    print(f"saqqara serve --data {asked.data}, then:")
    for link in links_to(asked.data):
        print(link)
