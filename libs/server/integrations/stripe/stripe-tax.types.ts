import type { Cents } from '@paniscus/domain/money';

/** Some states tax clothing differently. */
export type TaxKind = 'clothing' | 'general';

export type TaxedLine = {
  reference: string;
  kind: TaxKind;
  quantity: number;
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

/** `amountCents` includes tax. */
export type TaxReversal = { reference: string; transactionId: string; amountCents: Cents | 'all' };
