# A server in a small image: no compiler, no build tools, not root. Everything that it must not forget is in /data.
# The bots are compiled while the image is built. What is compiled is a volume of its own: each new container gets it from
# its image, and can add to it on a processor of another kind.
# The base is pinned by digest. To renew it: docker buildx imagetools inspect python:3.13-slim

ARG BASE=python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

FROM $BASE AS build
WORKDIR /source
COPY pyproject.toml README.md LICENSE NOTICE ./
COPY src src
RUN python -m venv /opt/saqqara \
    && /opt/saqqara/bin/pip install --no-cache-dir '.[postgres]' \
    && /opt/saqqara/bin/pip uninstall --yes pip

FROM $BASE
RUN useradd --system --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin saqqara \
    && install --directory --owner saqqara --group saqqara --mode 700 /data /var/cache/saqqara
COPY --from=build /opt/saqqara /opt/saqqara
ENV PATH=/opt/saqqara/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    SAQQARA_DATA=/data \
    SAQQARA_CACHE=/var/cache/saqqara
USER saqqara
WORKDIR /data
RUN saqqara warm
VOLUME /data /var/cache/saqqara
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["saqqara"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-open"]
