import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { emptyResponse, sentResponse } from '@paniscus/domain/validation';
import { orderEmailSchema, purchaseIntentResponse, purchaseIntentSchema } from '@paniscus/domain/checkout';
import type {
  OrderEmailRequest,
  PurchaseIntentResponse,
  PurchaseIntentRequest,
} from '@paniscus/domain/checkout';
import { orderLookupSchema, orderPageResponse } from '@paniscus/domain/orders';
import type { OrderLookup, OrderPage } from '@paniscus/domain/orders';
import { PAYMENT_PROBLEMS } from '@paniscus/domain/payment';
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
    summary:
      'Creates an order and its payment intent; repeating the request with the same `checkout_id` has no further effect.',
    response: {
      description: 'The client secret that the browser uses to confirm the payment.',
      schema: purchaseIntentResponse,
    },
    problems: {
      409:
        'The totals do not match current prices (`figures` contains the correct ones in US dollars, `amount` the total in US cents), ' +
        `or the order has already been paid (\`type\` is \`${PAYMENT_PROBLEMS.alreadyPaid}\`) ` +
        `or canceled (\`${PAYMENT_PROBLEMS.orderCanceled}\`), or trying again helps.`,
      429: 'Too many requests.',
      503: 'Printify, the tax service or the payment provider is unavailable; nothing was charged.',
    },
  })
  @Post('create-purchase-payment-intent')
  @HttpCode(200)
  start(
    @Body(new SchemaPipe(purchaseIntentSchema)) body: PurchaseIntentRequest,
    @Req() request: FastifyRequest,
  ): Promise<PurchaseIntentResponse> {
    return this.orders.start(body, getClientNetwork(request));
  }

  @Public()
  @Endpoint({
    summary: 'Sends the confirmation of a paid order by email; repeating the request has no further effect.',
    response: {
      description: 'The email has been sent, by this request or an earlier one.',
      schema: sentResponse,
    },
    problems: {
      404: 'The order does not exist or does not match the request.',
      409: 'The order has not been paid.',
      429: 'Too many checks of the same unpaid payment.',
      503: 'The mail server is unavailable; the email will be sent later.',
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
    summary: 'Returns the order with the given link token, which is sent by email.',
    response: { description: 'The order.', schema: orderPageResponse },
    problems: { 404: 'No order has this link token.' },
  })
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  @Get('order-page/:token')
  page(@Param('token') token: string): Promise<OrderPage> {
    return this.pages.get(token);
  }

  @Public()
  @Endpoint({
    summary: 'Emails the order link to the buyer if the order number and email address match.',
    response: {
      status: 202,
      description: 'The request was accepted; the response is the same whether or not the order exists.',
      schema: emptyResponse,
    },
    problems: { 429: 'Too many requests.' },
  })
  @Post('order-lookup')
  @HttpCode(202)
  async lookUp(
    @Body(new SchemaPipe(orderLookupSchema)) body: OrderLookup,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    await this.lookups.lookUp(body, getClientNetwork(request));
    return {};
  }
}
