export type DonationState =
  | { kind: 'ready' }
  | { kind: 'processing' }
  /** `message` is the provider's decline message. */
  | { kind: 'declined'; message: string }
  | { kind: 'failed'; message: string };
