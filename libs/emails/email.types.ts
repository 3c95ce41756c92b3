/** An email ready to send: one recipient, HTML and text with the same content. */
export type Email = {
  to: { name: string; address: string };
  /** Reply-To, when it differs from the sender. */
  replyTo?: string;
  subject: string;
  /** Sent in `List-Unsubscribe`: a page on which a POST request unsubscribes the recipient at once (RFC 8058). */
  unsubscribeUrl?: string;
  html: string;
  text: string;
};

/** Builds the emails of one kind from stored data; each module that sends email registers its own. */
export interface EmailBuilder {
  /** 'donation-receipt': the subject's type, a hyphen, and which email about it. */
  readonly kind: string;
  /** Returns undefined when the email is no longer needed. */
  build(subjectId: number): Promise<Email | undefined>;
  /**
   * Called when the mailbox does not exist, instead of keeping the email for staff. May be called again for the same
   * email.
   */
  onUnknownRecipient?(subjectId: number): Promise<void>;
}
