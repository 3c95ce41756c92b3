import { Inject, Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain/money';
import { invalid, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import Stripe from 'stripe';
import { createStripeClient } from './stripe-client.ts';
import { toStripeProblem } from './stripe-errors.ts';
import type { TaxAddress, TaxCalculation, TaxedLine, TaxKind, TaxReversal } from './stripe-tax.types.ts';

/** Stripe tax codes: https://docs.stripe.com/tax/tax-codes */
const TAX_CODES: Record<TaxKind, string> = { clothing: 'txcd_30011000', general: 'txcd_99999999' };
const SHIPPING_CODE = 'txcd_92010001';
const ADDRESS_NOT_FOUND =
  'We could not find this address. Please check the street, city, state and ZIP code.';

@Injectable()
export class StripeTaxService {
  private readonly stripe: Stripe;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.stripe = createStripeClient(settings);
  }

  /** Throws problems of status 422 for an address that does not exist, and 503. */
  async createTaxCalculation(
    lines: readonly TaxedLine[],
    shippingCents: Cents,
    address: TaxAddress,
  ): Promise<TaxCalculation> {
    const { id, tax_amount_exclusive } = await this.call(() =>
      this.stripe.tax.calculations.create({
        currency: 'usd',
        line_items: lines.map(({ reference, kind, quantity, amountCents }) => ({
          reference,
          quantity,
          amount: amountCents,
          tax_behavior: 'exclusive',
          tax_code: TAX_CODES[kind],
        })),
        ...(shippingCents > 0 && {
          shipping_cost: { amount: shippingCents, tax_behavior: 'exclusive', tax_code: SHIPPING_CODE },
        }),
        customer_details: { address: toWireAddress(address), address_source: 'shipping' },
      }),
    );
    return { calculationId: id ?? '', taxCents: tax_amount_exclusive };
  }

  /** Records a calculation in the organization's tax reports, once per reference. Returns the transaction id. */
  async createTaxTransaction(calculationId: string, reference: string): Promise<string> {
    const { id } = await this.call(() =>
      this.stripe.tax.transactions.createFromCalculation(
        { calculation: calculationId, reference },
        { idempotencyKey: `tax:${reference}` },
      ),
    );
    return id;
  }

  /** Reverses collected tax after a refund, once per reference. */
  async reverseTaxTransaction({ reference, transactionId, amountCents }: TaxReversal): Promise<void> {
    const reversal = this.call(() =>
      this.stripe.tax.transactions.createReversal(
        {
          original_transaction: transactionId,
          reference,
          ...(amountCents === 'all' ? { mode: 'full' } : { mode: 'partial', flat_amount: -amountCents }),
        },
        { idempotencyKey: `tax:${reference}` },
      ),
    );
    await reversal.catch((error: unknown) => {
      // Already reversed, so long ago that Stripe has forgotten the idempotency key.
      if (!isStripeError(error, 'resource_already_exists')) throw error;
    });
  }

  private async call<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      const isUnknownLocation = isStripeError(error, 'customer_tax_location_invalid');
      throw isUnknownLocation
        ? invalid({ 'address_to.zip': ADDRESS_NOT_FOUND }, ADDRESS_NOT_FOUND)
        : toStripeProblem(error);
    }
  }
}

const isStripeError = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeError && error.code === code;

function toWireAddress({ address1, address2, city, region, zip, country }: TaxAddress) {
  return { line1: address1, line2: address2, city, state: region, postal_code: zip, country };
}
