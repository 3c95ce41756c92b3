import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { quoteSchema, shippingResponse } from '@paniscus/domain/checkout';
import type { QuoteRequest, ShippingResponse } from '@paniscus/domain/checkout';
import { centsToDollars } from '@paniscus/domain/money';
import { getClientNetwork, Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import { CartPricing } from '../catalog/cart-pricing.service.ts';
import { toDeliveryAddress } from './delivery-address.ts';
import { QuoteLimit } from './quote-limit.ts';
import { ShippingService } from './shipping.service.ts';

@Controller('shipping-options')
export class ShippingController {
  constructor(
    private readonly shipping: ShippingService,
    private readonly pricing: CartPricing,
    private readonly limit: QuoteLimit,
  ) {}

  @Public()
  @Endpoint({
    summary: 'Calculates the cost of standard shipping for a cart and an address.',
    response: { description: 'The shipping cost.', schema: shippingResponse },
    problems: { 429: 'Too many requests.', 503: 'Printify is unavailable.' },
  })
  @Post()
  @HttpCode(200)
  async quote(
    @Body(new SchemaPipe(quoteSchema)) body: QuoteRequest,
    @Req() request: FastifyRequest,
  ): Promise<ShippingResponse> {
    await this.limit.assertAllowed('shipping', getClientNetwork(request));
    const lines = await this.pricing.price(body.line_items, { field: 'line_items' });
    const cents = await this.shipping.quote(lines, toDeliveryAddress(body.address_to));
    return { standard: { cost: centsToDollars(cents) } };
  }
}
