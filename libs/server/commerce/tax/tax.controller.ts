import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { quoteSchema, taxResponse } from '@paniscus/domain/checkout';
import type { QuoteRequest, TaxResponse } from '@paniscus/domain/checkout';
import { dollarsToCents } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { getClientNetwork, Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import { CartPricing } from '../catalog/cart-pricing.service.ts';
import type { PricedLine } from '../catalog/cart-pricing.service.ts';
import { sumLines, withDiscount } from '../discounts/discounted-lines.ts';
import { DiscountsService } from '../discounts/discounts.service.ts';
import { toDeliveryAddress } from '../shipping/delivery-address.ts';
import { QuoteLimit } from '../shipping/quote-limit.ts';
import { TaxService } from './tax.service.ts';

@Controller('calculate-tax')
export class TaxController {
  constructor(
    private readonly tax: TaxService,
    private readonly pricing: CartPricing,
    private readonly limit: QuoteLimit,
    private readonly discounts: DiscountsService,
  ) {}

  @Public()
  @Endpoint({
    summary:
      'Calculates the sales tax on a cart, at current store prices less a discount, and on the given shipping cost.',
    response: { description: 'The tax amount.', schema: taxResponse },
    problems: {
      422: 'A field is invalid, or the discount code does not apply.',
      429: 'Too many requests, or too many wrong discount codes.',
      503: 'The tax service is unavailable.',
    },
  })
  @Post()
  @HttpCode(200)
  async calculate(
    @Body(new SchemaPipe(quoteSchema)) body: QuoteRequest,
    @Req() request: FastifyRequest,
  ): Promise<TaxResponse> {
    const network = getClientNetwork(request);
    await this.limit.assertAllowed('tax', network);
    const lines = await this.pricing.price(body.line_items, { field: 'line_items' });
    const discountCents = await this.getDiscountCents(body, lines, network);
    const discounted = withDiscount(lines, discountCents ?? 0);
    const shippingCents = dollarsToCents(body.shipping_cost) ?? 0;
    const address = toDeliveryAddress(body.address_to);
    const { taxCents } = await this.tax.calculate(discounted, shippingCents, address);
    return {
      tax_amount_exclusive: taxCents,
      ...(discountCents !== undefined && { discount_amount: discountCents }),
    };
  }

  /** Undefined without a code. */
  private async getDiscountCents(
    { discount_code: code, checkout_id: checkoutId }: QuoteRequest,
    lines: readonly PricedLine[],
    network: string,
  ): Promise<Cents | undefined> {
    if (!code) return undefined;
    const input = { code, subtotalCents: sumLines(lines), checkoutId, network };
    return (await this.discounts.get(input, 'discount_code')).cents;
  }
}
