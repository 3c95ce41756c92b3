/** A letter ready to go: one recipient, both forms of the same words. */
export type Email = {
  to: { name: string; address: string };
  /** Where an answer goes, when not to whom the letter comes from. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
};

/** Puts together the letters of one kind from what is stored; each room that sends mail registers one. */
export interface EmailComposer {
  /** 'donation-receipt': the subject's kind, a hyphen, and which letter about it. */
  readonly kind: string;
  /** Undefined when there is no reason for the letter any more. */
  compose(subjectId: number): Promise<Email | undefined>;
}
