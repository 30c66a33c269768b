#!/usr/bin/env python3
"""moto's Cognito on a free port. Prints one line of JSON with the port, and ends when its standard input does."""
import json
import logging
import sys
import urllib.request

from moto.server import ThreadedMotoServer

logging.getLogger("werkzeug").disabled = True
server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
server.start()
port = server.get_host_and_port()[1]

# The first request loads the service, and is not a match for others beside it.
headers = {"X-Amz-Target": "AWSCognitoIdentityProviderService.ListUserPools", "Content-Type": "application/x-amz-json-1.1"}
urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{port}/", b'{"MaxResults":1}', headers)).close()

print(json.dumps({"pool": port}), flush=True)
sys.stdin.read()
