import { Body, Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { orderEditSchema, staffOrderResponse } from '@paniscus/domain/orders';
import type { OrderEdit, StaffOrder } from '@paniscus/domain/orders';
import { Audited, Roles, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { IdPipe, Endpoint, SchemaPipe } from '@paniscus/server/platform';
import { OrderEntity } from '../../orders/order.entity.ts';
import { StaffOrderService } from '../staff-order.service.ts';
import { OrderEdits } from './order-edits.service.ts';

@Roles('admin')
@Controller('orders')
export class OrderEditsController {
  constructor(
    private readonly orders: StaffOrderService,
    private readonly edits: OrderEdits,
  ) {}

  @Endpoint({
    summary:
      'Changes the items, shipping address, email address or phone number of a paid order that is not at Printify, and notifies the buyer. Shipping and tax have to stay the same.',
    response: { description: 'The updated order.', schema: staffOrderResponse },
    problems: {
      404: 'The order does not exist.',
      409: 'The order can no longer be changed, has changed since the given version, or shipping or tax would differ.',
      503: 'Printify or the payment provider is unavailable, so the change cannot be checked; nothing was changed.',
    },
  })
  @Header('cache-control', 'no-store')
  @Audited('order.edited', { changes: OrderEntity })
  @Post(':id/edit')
  @HttpCode(200)
  async edit(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(orderEditSchema)) input: OrderEdit,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffOrder> {
    await this.orders.get(id);
    await this.edits.edit(id, input, staff.username);
    return this.orders.get(id);
  }
}
