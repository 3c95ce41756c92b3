import { Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.ts';
import { unavailable } from '../common/problem.ts';
import type { PricedLine } from '../products/cart-pricing.service.ts';
import { StripeTaxService } from '../stripe/stripe-tax.service.ts';
import type { TaxAddress, TaxCalculation, TaxedLine } from '../stripe/stripe-tax.types.ts';

/** The print shop's tags of what is worn. */
const CLOTHING =
  /\b(?:apparel|clothing|shirts?|t-?shirts?|tees?|hoodies?|sweatshirts?|caps?|hats?|socks?)\b/i;
const TAG_MAX = 100;

/** Sales tax: what is due on a purchase, and what was collected. */
@Injectable()
export class TaxService {
  constructor(
    private readonly stripeTax: StripeTaxService,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Throws problems of status 422 for an address that is nowhere ('address_to.zip'), and 503. */
  calculate(
    lines: readonly PricedLine[],
    shippingCents: Cents,
    address: TaxAddress,
  ): Promise<TaxCalculation> {
    return this.stripeTax.createTaxCalculation(lines.map(toTaxedLine), shippingCents, address);
  }

  /** Says that the tax of a calculation was collected. `reference` is the order's; once for each, however often. */
  async recordTransaction(calculationId: string, reference: string): Promise<void> {
    if ((await this.findTransaction(reference)) !== undefined) return;
    const transactionId = await this.stripeTax.createTaxTransaction(calculationId, reference);
    await this.dataSource.query(
      `INSERT INTO tax_transactions (reference, transaction_id, recorded_at) VALUES ($1, $2, $3)
       ON CONFLICT ON CONSTRAINT tax_transactions_pk DO NOTHING`,
      [reference, transactionId, this.clock.now()],
    );
  }

  /**
   * Says that so much of an order's money, tax included, was given back. `refundReference` is the refund's; once for
   * each, however often. Throws a problem of status 503 while the order's tax is not recorded yet.
   */
  async reverseTransaction(
    reference: string,
    refundReference: string,
    amountCents: Cents | 'all',
  ): Promise<void> {
    const transactionId = await this.findTransaction(reference);
    if (transactionId === undefined) throw unavailable('The tax of this order is not recorded yet.');
    await this.stripeTax.reverseTaxTransaction({ reference: refundReference, transactionId, amountCents });
  }

  private async findTransaction(reference: string): Promise<string | undefined> {
    const [row] = await this.dataSource.query<{ id: string }[]>(
      'SELECT transaction_id AS id FROM tax_transactions WHERE reference = $1',
      [reference],
    );
    return row?.id;
  }
}

function toTaxedLine(line: PricedLine, index: number): TaxedLine {
  const { productId, variantId, quantity, priceCents, tags } = line;
  const isClothing = tags.some((tag) => CLOTHING.test(tag.slice(0, TAG_MAX)));
  return {
    reference: `${index + 1}:${productId}:${variantId}`,
    kind: isClothing ? 'clothing' : 'general',
    quantity,
    amountCents: priceCents * quantity,
  };
}
