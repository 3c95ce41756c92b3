import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { Address, Email } from 'postal-mime';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';

export interface Mail {
  from: string;
  /** Comma-separated recipients. */
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
  /** ISO 8601 */
  at: string;
}

type MailRecord = Mail & { id: string };

export class Mailbox {
  readonly #records: Collection<MailRecord>;

  constructor(store: Store) {
    this.#records = store.collection<MailRecord>('mail');
  }

  add(mail: Mail): void {
    this.#records.put({ ...mail, id: randomUUID() });
  }

  all(): MailRecord[] {
    return this.#records.all();
  }

  get(id: string): MailRecord | undefined {
    return this.#records.get(id);
  }

  clear(): void {
    this.#records.clear();
  }
}

export async function parseMail(raw: Buffer, recipients: string[]): Promise<Mail> {
  const email: Email = await PostalMime.parse(raw);
  return {
    from: email.from ? formatAddress(email.from) : '',
    to: recipients.join(', '),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    messageId: email.messageId ?? '',
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    at: new Date().toISOString(),
  };
}

function formatAddress({ name, address }: Address): string {
  return name ? `${name} <${address}>` : (address ?? '');
}
