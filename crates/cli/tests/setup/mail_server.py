"""A mail server of the tests: TLS from the beginning or after STARTTLS, and one user."""

import socket
import ssl
import sys
import time

from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Sink
from aiosmtpd.smtp import AuthResult

mode, certificate, key = sys.argv[1:]


def authenticate(server, session, envelope, mechanism, data):
    known = data.login == b"trilynx@example.org" and data.password == b'p@ss:w/o rd"'
    return AuthResult(success=known, handled=False)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(certificate, key)
options = {"authenticator": authenticate, "auth_required": True, "hostname": "127.0.0.1", "port": free_port()}
if mode == "smtps":
    # aiosmtpd does not see that the connection is secure already.
    options |= {"ssl_context": context, "auth_require_tls": False}
elif mode == "starttls":
    options |= {"tls_context": context, "require_starttls": True}
else:
    options |= {"auth_require_tls": False}


controller = Controller(Sink(), **options)
controller.start()
print(controller.port, flush=True)
while True:
    time.sleep(60)
