"""What the mail server of the tests does with a mail: it keeps it, unless the address says otherwise."""

from aiosmtpd.handlers import Mailbox


class StrictMailbox(Mailbox):
    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("nobody"):
            return "550 5.1.1 there is no such address"
        if address.startswith("policy"):
            return "550 5.7.1 you may not send to this address"
        if address.startswith("busy"):
            return "451 4.3.0 try again later"
        envelope.rcpt_tos.append(address)
        envelope.rcpt_options.extend(options)
        return "250 OK"
