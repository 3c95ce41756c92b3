import { Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain/money';
import { StripeTaxService } from '@paniscus/server/integrations';
import type { TaxAddress, TaxCalculation, TaxedLine } from '@paniscus/server/integrations';
import { Clock, unavailable } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { PricedLine } from '../catalog/cart-pricing.service.ts';

const CLOTHING =
  /\b(?:apparel|clothing|shirts?|t-?shirts?|tees?|hoodies?|sweatshirts?|caps?|hats?|socks?)\b/i;
const TAG_MAX = 100;

@Injectable()
export class TaxService {
  constructor(
    private readonly stripeTax: StripeTaxService,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Tax on what the buyer pays. Throws problems of status 422 for an address that does not exist ('address_to.zip'), and 503. */
  calculate(
    lines: readonly PricedLine[],
    shippingCents: Cents,
    address: TaxAddress,
  ): Promise<TaxCalculation> {
    return this.stripeTax.createTaxCalculation(lines.map(toTaxedLine), shippingCents, address);
  }

  /** Records that the tax of a calculation was collected. Idempotent per order `reference`. */
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
   * Reverses tax after a refund of `amountCents`, tax included. Idempotent per `refundReference`. Throws a 503 problem
   * while the order's tax is not recorded yet.
   */
  async reverseTransaction(
    reference: string,
    refundReference: string,
    amountCents: Cents | 'all',
  ): Promise<void> {
    const transactionId = await this.findTransaction(reference);
    if (transactionId === undefined) throw unavailable('The tax of this order has not been recorded yet.');
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
  const { productId, variantId, quantity, priceCents, discountCents, tags } = line;
  const isClothing = tags.some((tag) => CLOTHING.test(tag.slice(0, TAG_MAX)));
  return {
    reference: `${index + 1}:${productId}:${variantId}`,
    kind: isClothing ? 'clothing' : 'general',
    quantity,
    amountCents: priceCents * quantity - discountCents,
  };
}
