import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { HOUR_MS } from '@paniscus/domain/timing';
import type { Email } from '@paniscus/emails';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';

/** A mail server may take minutes to accept an email (RFC 5321, 4.5.3.2); a shorter timeout would send it twice. */
const SOCKET_TIMEOUT_MS = 10 * 60_000;

/** How long a mail server's answer about its features is remembered. */
const FEATURES_VALID_MS = HOUR_MS;

const CONTROL_CHARACTER = /\p{Cc}/u;

@Injectable()
export class MailerService implements OnModuleDestroy {
  private readonly transport: Transporter<SMTPTransport.SentMessageInfo, SMTPTransport.Options>;
  /** Since when the mail server is known to support it, or not. */
  private utf8: { isSupported: boolean; askedAtMs: number } | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {
    this.transport = createTransport({
      url: settings.mail.smtpUrl,
      connectionTimeout: settings.timeouts.smtpConnection,
      greetingTimeout: settings.timeouts.smtpConnection,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  onModuleDestroy(): void {
    this.transport.close();
  }

  /**
   * Whether the mail server accepts addresses with letters outside ASCII before the @ (RFC 6531). True while it cannot be
   * reached, because then nobody knows.
   */
  async supportsUtf8(): Promise<boolean> {
    const now = Date.now();
    if (this.utf8 === undefined || now - this.utf8.askedAtMs > FEATURES_VALID_MS) {
      const features = await this.askFeatures();
      if (features === undefined) return true;
      this.utf8 = { isSupported: /[ -]SMTPUTF8\b/i.test(features), askedAtMs: now };
    }
    return this.utf8.isSupported;
  }

  /** The mail server's answer to EHLO; undefined when there is none. */
  private askFeatures(): Promise<string | undefined> {
    const connection = new SMTPConnection((this.transport.transporter as SMTPTransport).options);
    return new Promise((resolve) => {
      const finish = (features?: string) => {
        connection.close();
        resolve(features);
      };
      connection.on('error', () => finish());
      connection.connect((error) => finish(error ? undefined : connection.lastServerResponse || undefined));
    });
  }

  /** Resolves once the mail server has accepted the email for its one recipient. */
  async send(emailMessage: Email, messageId: string): Promise<void> {
    rejectControlCharacters(emailMessage);
    const { name, address } = emailMessage.to;
    await this.transport.sendMail({
      from: this.settings.mail.from,
      to: { name, address },
      replyTo: emailMessage.replyTo,
      envelope: { from: parseEmailAddress(this.settings.mail.from), to: [address] },
      subject: emailMessage.subject,
      text: emailMessage.text,
      html: emailMessage.html,
      messageId,
      headers: { 'Auto-Submitted': 'auto-generated', ...buildListHeaders(emailMessage) },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

/** Lets mail clients offer unsubscribing in one press (RFC 2369 and RFC 8058). */
const buildListHeaders = ({ unsubscribeUrl }: Email): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** A line break in a name or subject would allow header injection. */
function rejectControlCharacters({ to, replyTo = '', subject }: Email): void {
  if ([to.name, to.address, replyTo, subject].some((text) => CONTROL_CHARACTER.test(text)))
    throw new Error('An email has a control character in its headers.');
  if (/[\s,;<>]/.test(to.address)) throw new Error('An email has more than one recipient.');
}

function parseEmailAddress(from: string): string {
  return /<([^<>]+)>/.exec(from)?.[1] ?? from;
}
