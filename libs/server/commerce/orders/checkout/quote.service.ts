import { Injectable } from '@nestjs/common';
import type { CheckoutFigures, PurchaseIntentRequest } from '@paniscus/domain/checkout';
import { centsFromDollars, CHARGE_MIN_CENTS, dollarsFromCents, formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { ProblemException } from '@paniscus/server/platform';
import { CartPricing } from '../../catalog/cart-pricing.service.ts';
import type { PricedLine } from '../../catalog/cart-pricing.service.ts';
import { ShippingService } from '../../shipping/shipping.service.ts';
import { TaxService } from '../../tax/tax.service.ts';
import { parseSubmittedFigures, toBuyer } from './buyer.ts';
import type { Buyer } from './buyer.ts';
import { withFieldsOfPurchase } from './refusal.ts';

export type Quote = {
  lines: PricedLine[];
  subtotalCents: Cents;
  shippingCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  taxCalculationId: string;
};

@Injectable()
export class QuoteService {
  constructor(
    private readonly pricing: CartPricing,
    private readonly shipping: ShippingService,
    private readonly tax: TaxService,
  ) {}

  /** Throws problems of status 409 (totals differ from the browser's; includes the correct ones), 422 and 503. */
  async quote(request: PurchaseIntentRequest): Promise<Quote> {
    const lines = await this.pricing.price(request.cart, { field: 'cart' });
    const costs = await this.computeCosts(
      lines,
      toBuyer(request),
      parseSubmittedFigures(request).shippingCents,
    ).catch((error: unknown) => {
      throw withFieldsOfPurchase(error);
    });
    const subtotalCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
    const totalCents = subtotalCents + costs.shippingCents + costs.taxCents;
    const quote = { lines, subtotalCents, totalCents, ...costs };
    if (!isAsAsked(request, quote)) throw totalsChanged(quote);
    if (totalCents < CHARGE_MIN_CENTS) throw belowMinimumCharge();
    return quote;
  }

  /** The browser's shipping cost is nearly always right, so tax is requested for it in parallel. */
  private async computeCosts(lines: PricedLine[], buyer: Buyer, askedShippingCents: Cents) {
    const guess = this.tax.calculate(lines, askedShippingCents, buyer);
    // Speculative: a failure does not matter when the shipping cost was wrong.
    guess.catch(() => {});
    const shippingCents = await this.shipping.quote(lines, buyer);
    const isRight = shippingCents === askedShippingCents;
    const { taxCents, calculationId } = await (isRight
      ? guess
      : this.tax.calculate(lines, shippingCents, buyer));
    return { shippingCents, taxCents, taxCalculationId: calculationId };
  }
}

function isAsAsked(request: PurchaseIntentRequest, quote: Quote): boolean {
  const asked = parseSubmittedFigures(request);
  return (
    request.cart.every(({ price }, place) => centsFromDollars(price) === quote.lines[place]?.priceCents) &&
    asked.subtotalCents === quote.subtotalCents &&
    asked.shippingCents === quote.shippingCents &&
    asked.taxCents === quote.taxCents &&
    asked.totalCents === quote.totalCents
  );
}

const belowMinimumCharge = () =>
  new ProblemException(422, {
    detail: `The minimum order total is ${formatDollars(CHARGE_MIN_CENTS)}. Please add something to your cart.`,
  });

function totalsChanged(quote: Quote): ProblemException {
  const figures: CheckoutFigures = {
    subtotal: dollarsFromCents(quote.subtotalCents),
    shipping_cost: dollarsFromCents(quote.shippingCents),
    tax_amount: dollarsFromCents(quote.taxCents),
    total: dollarsFromCents(quote.totalCents),
  };
  return new ProblemException(409, {
    detail: 'The total has changed. Please review it before you pay.',
    extra: { figures, amount: quote.totalCents },
  });
}
