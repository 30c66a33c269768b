"""Serves the application: `python -m longde_server`."""

import sys

import uvicorn

from .application import create_application
from .config import configuration
from .log import log, start_log

start_log()
try:
    config = configuration()
    app = create_application(config)
except Exception as error:
    # Wrong settings, and a database that is not there, are one line.
    sys.exit(f"cannot start: {error}")
log.info("listening at http://%s:%s", config.host, config.port)
uvicorn.run(
    app,
    host=config.host,
    port=config.port,
    access_log=False,
    log_config=None,
    proxy_headers=bool(config.proxies),
    forwarded_allow_ips=",".join(config.proxies),
    timeout_graceful_shutdown=30,
)
