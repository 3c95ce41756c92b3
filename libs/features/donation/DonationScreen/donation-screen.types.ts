export type DonationState =
  | { kind: 'ready' }
  | { kind: 'processing' }
  /** The donor came back from the thank-you page: the form is empty, for another gift. */
  | { kind: 'arrived'; amount: string }
  /** `message` is the provider's decline message. */
  | { kind: 'declined'; message: string }
  | { kind: 'failed'; message: string };
