import type { Confirmation } from '@paniscus/card';
import type { DonationForm } from '@paniscus/domain/donation';

/** Pays with `confirm`, which confirms the payment with the entered card or the wallet. */
export type OnDonate = (
  form: DonationForm,
  confirm: (clientSecret: string) => Promise<Confirmation>,
) => void | Promise<void>;

export type DonationState =
  | { kind: 'ready' }
  | { kind: 'processing' }
  /** The donor came back from the thank-you page: the form is empty, for another gift. */
  | { kind: 'arrived'; amount: string }
  /** `message` is the provider's decline message. */
  | { kind: 'declined'; message: string }
  | { kind: 'failed'; message: string };
