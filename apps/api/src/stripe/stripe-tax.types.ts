import type { Cents } from '@paniscus/domain';

/** What a thing counts as where clothing is taxed otherwise than the rest. */
export type TaxKind = 'clothing' | 'general';

export type TaxedLine = {
  /** Unique among the lines. */
  reference: string;
  kind: TaxKind;
  quantity: number;
  /** Of the whole line. */
  amountCents: Cents;
};

export type TaxAddress = {
  address1: string;
  address2: string;
  city: string;
  region: string;
  zip: string;
  country: string;
};

export type TaxCalculation = { calculationId: string; taxCents: Cents };

/** All of it, or so much of it, tax included. */
export type TaxReversal = { reference: string; transactionId: string; amountCents: Cents | 'all' };
