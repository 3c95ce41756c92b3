import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { quoteSchema, taxResponse } from '@paniscus/domain/checkout';
import type { QuoteRequest, TaxResponse } from '@paniscus/domain/checkout';
import { dollarsToCents } from '@paniscus/domain/money';
import { getClientNetwork, Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import { CartPricing } from '../catalog/cart-pricing.service.ts';
import { toDeliveryAddress } from '../shipping/delivery-address.ts';
import { QuoteLimit } from '../shipping/quote-limit.ts';
import { TaxService } from './tax.service.ts';

@Controller('calculate-tax')
export class TaxController {
  constructor(
    private readonly tax: TaxService,
    private readonly pricing: CartPricing,
    private readonly limit: QuoteLimit,
  ) {}

  @Public()
  @Endpoint({
    summary: 'Calculates the sales tax on a cart, at current store prices, and on the given shipping cost.',
    response: { description: 'The tax amount.', schema: taxResponse },
    problems: { 429: 'Too many requests.', 503: 'The tax service is unavailable.' },
  })
  @Post()
  @HttpCode(200)
  async calculate(
    @Body(new SchemaPipe(quoteSchema)) body: QuoteRequest,
    @Req() request: FastifyRequest,
  ): Promise<TaxResponse> {
    await this.limit.assertAllowed('tax', getClientNetwork(request));
    const lines = await this.pricing.price(body.line_items, { field: 'line_items' });
    const shippingCents = dollarsToCents(body.shipping_cost) ?? 0;
    const { taxCents } = await this.tax.calculate(lines, shippingCents, toDeliveryAddress(body.address_to));
    return { tax_amount_exclusive: taxCents };
  }
}
