import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { refundSchema, staffOrderResponse } from '@paniscus/domain/orders';
import type { RefundRequest, StaffOrder } from '@paniscus/domain/orders';
import { Roles, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { IdPipe, Endpoint, SchemaPipe } from '@paniscus/server/platform';
import { OrderActions } from './order-actions.service.ts';
import { StaffOrderService } from './staff-order.service.ts';

const AFTERWARDS = { description: 'The order afterwards.', schema: staffOrderResponse };
const UNKNOWN = 'There is no such order.';

@Roles('admin')
@Controller('orders')
export class OrdersAdminController {
  constructor(
    private readonly orders: StaffOrderService,
    private readonly actions: OrderActions,
  ) {}

  @Endpoint({
    summary: 'Answers one order with its whole history.',
    response: { description: 'The order.', schema: staffOrderResponse },
    problems: { 404: UNKNOWN },
  })
  @Header('cache-control', 'no-store')
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<StaffOrder> {
    return this.orders.of(id);
  }

  @Endpoint({
    summary: 'Has an order that stopped go on.',
    response: AFTERWARDS,
    problems: { 404: UNKNOWN, 409: 'There is nothing to try again.' },
  })
  @Header('cache-control', 'no-store')
  @Post(':id/retry')
  @HttpCode(200)
  async retry(@Param('id', IdPipe) id: number, @StaffUser() staff: StaffIdentity): Promise<StaffOrder> {
    await this.actions.retry(id, staff.username);
    return this.orders.of(id);
  }

  @Endpoint({
    summary: 'Sends the confirmation e-mail once more.',
    response: AFTERWARDS,
    problems: {
      404: UNKNOWN,
      409: 'The order has not been paid.',
      429: 'It was sent several times already.',
    },
  })
  @Header('cache-control', 'no-store')
  @Post(':id/resend-email')
  @HttpCode(200)
  async resendEmail(@Param('id', IdPipe) id: number, @StaffUser() staff: StaffIdentity): Promise<StaffOrder> {
    await this.actions.resendEmail(id, staff.username);
    return this.orders.of(id);
  }

  @Endpoint({
    summary:
      'Gives money back, all that is left unless told how much; the same refund_id is the same refund.',
    response: AFTERWARDS,
    problems: {
      404: UNKNOWN,
      409: 'It is more than is left, the order has not been paid, or the provider refuses.',
      503: 'The provider is away; the refund is kept and done later.',
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
    await this.actions.refund(id, input, staff.username);
    return this.orders.of(id);
  }
}
