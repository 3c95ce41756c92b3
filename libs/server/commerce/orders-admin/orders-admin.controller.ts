import { Body, Controller, Get, Header, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { refundSchema, staffOrderResponse } from '@paniscus/domain/orders';
import type { RefundRequest, StaffOrder } from '@paniscus/domain/orders';
import { attentionReviewSchema } from '@paniscus/domain/payment';
import type { AttentionReview } from '@paniscus/domain/payment';
import { Audited, Roles, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Endpoint, IdempotencyKey, IdPipe, parseIdempotencyKey, SchemaPipe } from '@paniscus/server/platform';
import { OrderActions } from './order-actions.service.ts';
import { StaffOrderService } from './staff-order.service.ts';

const UPDATED_ORDER = { description: 'The updated order.', schema: staffOrderResponse };
const REVIEW = new SchemaPipe(attentionReviewSchema, { isOptional: true });
const ORDER_NOT_FOUND = 'The order does not exist.';

@Roles('admin')
@Controller('orders')
export class OrdersAdminController {
  constructor(
    private readonly orders: StaffOrderService,
    private readonly actions: OrderActions,
  ) {}

  @Endpoint({
    summary: 'Returns an order with its full history.',
    response: { description: 'The order.', schema: staffOrderResponse },
    problems: { 404: ORDER_NOT_FOUND },
  })
  @Header('cache-control', 'no-store')
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<StaffOrder> {
    return this.orders.get(id);
  }

  @Endpoint({
    summary: 'Retries an order that is on hold.',
    response: UPDATED_ORDER,
    problems: {
      404: ORDER_NOT_FOUND,
      409: 'The order is not on hold, or its note differs from `attention`.',
    },
  })
  @Header('cache-control', 'no-store')
  @Audited('order.retried')
  @Post(':id/retry')
  @HttpCode(200)
  async retry(
    @Param('id', IdPipe) id: number,
    @Body(REVIEW) review: AttentionReview,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffOrder> {
    await this.actions.retry(id, review, staff.username);
    return this.orders.get(id);
  }

  @Endpoint({
    summary: 'Marks an order that is not on hold as reviewed.',
    response: UPDATED_ORDER,
    problems: {
      404: ORDER_NOT_FOUND,
      409: 'The order does not need review, is on hold, or its note differs from `attention`.',
    },
  })
  @Header('cache-control', 'no-store')
  @Audited('order.attention_settled')
  @Post(':id/resolve-attention')
  @HttpCode(200)
  async resolveAttention(
    @Param('id', IdPipe) id: number,
    @Body(REVIEW) review: AttentionReview,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffOrder> {
    await this.actions.resolveAttention(id, review, staff.username);
    return this.orders.get(id);
  }

  @Endpoint({
    summary: 'Resends the confirmation email of an order.',
    response: UPDATED_ORDER,
    problems: {
      404: ORDER_NOT_FOUND,
      409: 'The order has not been paid or has been fully refunded.',
      429: 'The email has already been sent several times within the last hour.',
    },
  })
  @IdempotencyKey('Repeating a request with the same key sends no further copy.')
  @Header('cache-control', 'no-store')
  @Post(':id/resend-email')
  @HttpCode(200)
  async resendEmail(
    @Param('id', IdPipe) id: number,
    @Headers('idempotency-key') key: string | undefined,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffOrder> {
    await this.actions.resendEmail(id, staff, parseIdempotencyKey(key));
    return this.orders.get(id);
  }

  @Endpoint({
    summary:
      'Refunds an order by the given amount, or by the full remaining amount if none is given; repeating a `refund_id` has no further effect.',
    response: UPDATED_ORDER,
    problems: {
      404: ORDER_NOT_FOUND,
      409: 'The order has not been paid, the amount exceeds what can be refunded, `refundable_cents` is out of date, the `refund_id` was used with another amount, or the payment provider rejected the refund.',
      503: 'The payment provider is unavailable; the refund is saved and made automatically later.',
    },
  })
  @Header('cache-control', 'no-store')
  @Post(':id/refund')
  @HttpCode(200)
  async refund(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(refundSchema)) input: RefundRequest,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffOrder> {
    await this.actions.refund(id, input, staff);
    return this.orders.get(id);
  }
}
