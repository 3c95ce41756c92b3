import { Injectable } from '@nestjs/common';
import { centsFromDollars, CHARGE_MIN_CENTS, dollarsFromCents, formatDollars } from '@paniscus/domain';
import type { CheckoutFigures, Cents, PurchaseIntentRequest } from '@paniscus/domain';
import { ProblemException } from '../../common/problem.ts';
import { CartPricing } from '../../products/cart-pricing.service.ts';
import type { PricedLine } from '../../products/cart-pricing.service.ts';
import { ShippingService } from '../../shipping/shipping.service.ts';
import { TaxService } from '../../tax/tax.service.ts';
import { parseSubmittedFigures, toBuyer } from './buyer.ts';
import type { Buyer } from './buyer.ts';
import { withFieldsOfPurchase } from './refusal.ts';

/** What a purchase costs by the catalogue, the print shop and the tax service, whatever the browser says. */
export type Quote = {
  lines: PricedLine[];
  subtotalCents: Cents;
  shippingCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  taxCalculationId: string;
};

/** Recomputes every figure of a purchase. */
@Injectable()
export class QuoteService {
  constructor(
    private readonly pricing: CartPricing,
    private readonly shipping: ShippingService,
    private readonly tax: TaxService,
  ) {}

  /** Throws problems of status 409 (other figures than the browser's, with the right ones), 422, 503. */
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
    if (!isAsAsked(request, quote)) throw otherFigures(quote);
    if (totalCents < CHARGE_MIN_CENTS) throw tooLittle();
    return quote;
  }

  /** Nearly every browser is right about shipping, so tax on its figure is asked for at the same time. */
  private async computeCosts(lines: PricedLine[], buyer: Buyer, askedShippingCents: Cents) {
    const guess = this.tax.calculate(lines, askedShippingCents, buyer);
    // Only a guess: when it was wrong, nobody wants to know what became of it.
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

const tooLittle = () =>
  new ProblemException(422, {
    detail: `A card can be charged ${formatDollars(CHARGE_MIN_CENTS)} or more. Please add something to your cart.`,
  });

function otherFigures(quote: Quote): ProblemException {
  const figures: CheckoutFigures = {
    subtotal: dollarsFromCents(quote.subtotalCents),
    shipping_cost: dollarsFromCents(quote.shippingCents),
    tax_amount: dollarsFromCents(quote.taxCents),
    total: dollarsFromCents(quote.totalCents),
  };
  return new ProblemException(409, {
    detail: 'A price has changed. Please look at the new total.',
    extra: { figures, amount: quote.totalCents },
  });
}
