import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { emptyResponse, sentResponse } from '@paniscus/domain/validation';
import { orderEmailSchema, purchaseIntentResponse, purchaseIntentSchema } from '@paniscus/domain/checkout';
import type {
  OrderEmailRequest,
  PurchaseIntentAnswer,
  PurchaseIntentRequest,
} from '@paniscus/domain/checkout';
import { orderLookupSchema, orderPageResponse } from '@paniscus/domain/orders';
import type { OrderLookup, OrderPage } from '@paniscus/domain/orders';
import { getClientNetwork, Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import { OrdersService } from './checkout/orders.service.ts';
import { OrderEmailService } from './emails/order-email.service.ts';
import { OrderLookupService } from './emails/order-lookup.service.ts';
import { OrderPageService } from './page/order-page.service.ts';

@Controller()
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly emails: OrderEmailService,
    private readonly pages: OrderPageService,
    private readonly lookups: OrderLookupService,
  ) {}

  @Public()
  @Endpoint({
    summary: 'Begins a purchase; the same checkout_id is the same order and the same payment.',
    response: {
      description: 'What the card confirmation in the browser needs.',
      schema: purchaseIntentResponse,
    },
    problems: {
      409: 'The figures are not right: `figures` (dollars) and `amount` (cents) are; or it has been paid already.',
      429: 'Too many tries.',
      503: 'The print shop, the tax service or the payment provider is away; nothing is charged.',
    },
  })
  @Post('create-purchase-payment-intent')
  @HttpCode(200)
  begin(
    @Body(new SchemaPipe(purchaseIntentSchema)) body: PurchaseIntentRequest,
    @Req() request: FastifyRequest,
  ): Promise<PurchaseIntentAnswer> {
    return this.orders.begin(body, getClientNetwork(request));
  }

  @Public()
  @Endpoint({
    summary: 'Sends the confirmation of a paid order, once whatever calls come.',
    response: { description: 'It has been sent, now or before.', schema: sentResponse },
    problems: {
      404: 'There is no such order, or not as told here.',
      409: 'It is not paid yet.',
      503: 'The mail server does not take it now; it is sent later.',
    },
  })
  @Post('send-order-email')
  @HttpCode(200)
  async sendEmail(@Body(new SchemaPipe(orderEmailSchema)) body: OrderEmailRequest): Promise<{ sent: true }> {
    await this.emails.send(body);
    return { sent: true };
  }

  @Public()
  @Endpoint({
    summary: 'Answers an order to whoever has the link from its letters.',
    response: { description: 'The order.', schema: orderPageResponse },
    problems: { 404: 'There is no such order.' },
  })
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  @Get('order-page/:token')
  page(@Param('token') token: string): Promise<OrderPage> {
    return this.pages.of(token);
  }

  @Public()
  @Endpoint({
    summary: 'Sends the link to an order to its buyer, if number and e-mail address belong together.',
    response: {
      status: 202,
      description: 'The same, whether there is such an order or not.',
      schema: emptyResponse,
    },
    problems: { 429: 'Too many tries.' },
  })
  @Post('order-lookup')
  @HttpCode(202)
  async lookUp(
    @Body(new SchemaPipe(orderLookupSchema)) body: OrderLookup,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    await this.lookups.ask(body, getClientNetwork(request));
    return {};
  }
}
