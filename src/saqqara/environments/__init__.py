"""Games for learners: batches and the environments of PettingZoo, Gymnasium and OpenSpiel, over compiled kernels."""
