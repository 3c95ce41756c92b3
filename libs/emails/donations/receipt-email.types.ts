import type { Receipt } from '@paniscus/domain/donation';

/** Data of an email about a donation's receipt. */
export type ReceiptEmail = {
  receipt: Receipt;
  email: string;
  receiptUrl: string;
  donorPortalUrl: string;
};
