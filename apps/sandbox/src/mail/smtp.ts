import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Calls } from '../calls/calls.ts';
import type { Faults } from '../faults/faults.ts';
import type { Port } from '../http/server.ts';
import type { Service } from '../http/service.ts';
import { HOST } from '../settings.ts';
import { mailFrom } from './mailbox.ts';
import type { Mailbox } from './mailbox.ts';

const SLOW_MS = 20_000;
const SIZE_LIMIT_BYTES = 10_000_000;

interface Parts {
  mailbox: Mailbox;
  faults: Faults;
  calls: Calls;
}

export const smtpService: Service = { name: 'smtp', faultModes: ['down', 'slow', 'error'] };

/** Starts an SMTP server that stores each message in the mailbox and delivers nothing. */
export async function smtpListening(port: number, parts: Parts): Promise<Port> {
  const server = new SMTPServer({
    banner: 'Paniscus sandbox',
    size: SIZE_LIMIT_BYTES,
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onConnect: (_session, done) => {
      const fault = parts.faults.strike('smtp', '', ['down']);
      done(fault ? refusal(421, 'The sandbox was asked to be away.') : null);
    },
    onData: (stream, session, done) => {
      accepted(stream, session, parts).then(
        () => done(null),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // A client that disconnects early must not end the process.
  server.on('error', (error: Error) => console.error(`SMTP: ${error.message}`));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return {
    number: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function accepted(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  parts: Parts,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  const recipients = session.envelope.rcptTo.map(({ address }) => address);
  const fault = parts.faults.strike('smtp', recipients.join(' '), ['slow', 'error']);
  const status = fault?.mode === 'error' ? (fault.status ?? 451) : 250;
  const mail = await mailFrom(Buffer.concat(chunks), recipients);
  parts.calls.note({
    service: 'smtp',
    method: 'DATA',
    path: mail.to,
    headers: mail.headers,
    body: { subject: mail.subject },
    status,
  });
  if (fault?.mode === 'error') throw refusal(status, 'The sandbox was asked to refuse this message.');
  parts.mailbox.add(mail);
  if (fault?.mode === 'slow') await sleep(fault.delay_ms ?? SLOW_MS, undefined, { ref: false });
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
