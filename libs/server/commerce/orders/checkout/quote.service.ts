import { Injectable } from '@nestjs/common';
import type { CheckoutFigures, PurchaseIntentRequest } from '@paniscus/domain/checkout';
import { dollarsToCents, CHARGE_MIN_CENTS, centsToDollars, formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { ProblemException } from '@paniscus/server/platform';
import { CartPricing } from '../../catalog/cart-pricing.service.ts';
import type { PricedLine } from '../../catalog/cart-pricing.service.ts';
import { sumLines, withDiscount } from '../../discounts/discounted-lines.ts';
import { DiscountsService } from '../../discounts/discounts.service.ts';
import type { Discount } from '../../discounts/discounts.service.ts';
import { ShippingService } from '../../shipping/shipping.service.ts';
import { TaxService } from '../../tax/tax.service.ts';
import { parseSubmittedTotals, toBuyer } from './buyer.ts';
import type { Buyer } from './buyer.ts';
import { toPurchaseFieldErrors } from './purchase-field-errors.ts';

export type Quote = {
  lines: PricedLine[];
  subtotalCents: Cents;
  discount: Discount | undefined;
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
    private readonly discounts: DiscountsService,
  ) {}

  /**
   * Throws problems of status 409 (totals differ from the browser's, or the discount code does not apply; includes the correct
   * ones), 422, 429 (too many wrong codes) and 503.
   */
  async quote(request: PurchaseIntentRequest, checkoutId: string, network: string): Promise<Quote> {
    const priced = await this.pricing.price(request.cart, { field: 'cart' });
    const subtotalCents = sumLines(priced);
    const code = request.discount_code;
    const discount = code
      ? await this.discounts.find({ code, subtotalCents, checkoutId, network })
      : undefined;
    const lines = withDiscount(priced, discount?.cents ?? 0);
    const costs = await this.computeCosts(
      lines,
      toBuyer(request),
      parseSubmittedTotals(request).shippingCents,
    ).catch(async (error: unknown) => {
      const problem = toPurchaseFieldErrors(error);
      if (concernsCart(problem)) await this.pricing.price(request.cart, { field: 'cart', isForced: true });
      throw problem;
    });
    const totalCents = subtotalCents - (discount?.cents ?? 0) + costs.shippingCents + costs.taxCents;
    const quote = { lines, subtotalCents, discount, totalCents, ...costs };
    if (!matchesSubmitted(request, quote)) throw totalsChanged(request, quote);
    if (totalCents < CHARGE_MIN_CENTS) throw belowMinimumCharge();
    return quote;
  }

  /** The browser's shipping cost is nearly always right, so tax is requested for it in parallel. */
  private async computeCosts(lines: PricedLine[], buyer: Buyer, submittedShippingCents: Cents) {
    const speculativeTax = this.tax.calculate(lines, submittedShippingCents, buyer);
    // Speculative: a failure does not matter when the shipping cost was wrong.
    speculativeTax.catch(() => {});
    const shippingCents = await this.shipping.quote(lines, buyer);
    const isSame = shippingCents === submittedShippingCents;
    const { taxCents, calculationId } = await (isSame
      ? speculativeTax
      : this.tax.calculate(lines, shippingCents, buyer));
    return { shippingCents, taxCents, taxCalculationId: calculationId };
  }
}

/** Printify refuses to ship items that have sold out; the refreshed catalog names the line. */
const concernsCart = (problem: unknown) =>
  problem instanceof ProblemException &&
  Object.keys(problem.problem.errors ?? {}).some((path) => path.startsWith('cart'));

function matchesSubmitted(request: PurchaseIntentRequest, quote: Quote): boolean {
  const submitted = parseSubmittedTotals(request);
  return (
    request.cart.every(({ price }, index) => dollarsToCents(price) === quote.lines[index]?.priceCents) &&
    submitted.subtotalCents === quote.subtotalCents &&
    submitted.discountCents === (quote.discount?.cents ?? 0) &&
    submitted.shippingCents === quote.shippingCents &&
    submitted.taxCents === quote.taxCents &&
    submitted.totalCents === quote.totalCents
  );
}

const belowMinimumCharge = () =>
  new ProblemException(422, {
    detail: `The minimum order total is ${formatDollars(CHARGE_MIN_CENTS)}. Please add something to your cart.`,
  });

function totalsChanged(request: PurchaseIntentRequest, quote: Quote): ProblemException {
  const namesDiscount = request.discount_code !== undefined || request.discount !== undefined;
  const figures: CheckoutFigures = {
    subtotal: centsToDollars(quote.subtotalCents),
    ...(namesDiscount && { discount: centsToDollars(quote.discount?.cents ?? 0) }),
    shipping_cost: centsToDollars(quote.shippingCents),
    tax_amount: centsToDollars(quote.taxCents),
    total: centsToDollars(quote.totalCents),
  };
  return new ProblemException(409, {
    detail: 'The total has changed. Please review it before you pay.',
    extra: { figures, amount: quote.totalCents },
  });
}
