import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Calls } from '../calls/calls.ts';
import type { Clock } from '../clock/clock.ts';
import type { Faults } from '../faults/faults.ts';
import type { Port } from '../http/server.ts';
import type { Service } from '../http/service.ts';
import { HOST } from '../settings.ts';
import { parseMail } from './mailbox.ts';
import type { Mailbox } from './mailbox.ts';

const SLOW_MS = 20_000;
const SIZE_LIMIT_BYTES = 10_000_000;

interface Dependencies {
  mailbox: Mailbox;
  clock: Clock;
  faults: Faults;
  calls: Calls;
}

export const smtpService: Service = { name: 'smtp', faultModes: ['down', 'slow', 'error'] };

/** Starts an SMTP server that stores each message in the mailbox and delivers nothing. */
export async function listenSmtp(port: number, dependencies: Dependencies): Promise<Port> {
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
      const fault = dependencies.faults.consume('smtp', '', ['down']);
      done(fault ? createSmtpError(421, 'The sandbox simulates an outage.') : null);
    },
    onData: (stream, session, done) => {
      receiveMessage(stream, session, dependencies).then(
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

async function receiveMessage(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  dependencies: Dependencies,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  const recipients = session.envelope.rcptTo.map(({ address }) => address);
  const fault = dependencies.faults.consume('smtp', recipients.join(' '), ['slow', 'error']);
  const status = fault?.mode === 'error' ? (fault.status ?? 451) : 250;
  const mail = await parseMail(Buffer.concat(chunks), recipients);
  dependencies.calls.record({
    service: 'smtp',
    method: 'DATA',
    path: mail.to,
    headers: mail.headers,
    body: { subject: mail.subject },
    status,
  });
  if (fault?.mode === 'error') throw createRejection(status);
  dependencies.mailbox.add(mail);
  if (fault?.mode === 'slow') await dependencies.clock.wait(fault.delay_ms ?? SLOW_MS);
}

const UNKNOWN_MAILBOX = 550;

/** With the enhanced status code of an unknown mailbox (RFC 3463), where that is what the reply code means. */
function createRejection(responseCode: number): Error {
  const code = responseCode === UNKNOWN_MAILBOX ? '5.1.1 ' : '';
  return createSmtpError(responseCode, `${code}The sandbox simulates a rejected message.`);
}

function createSmtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
