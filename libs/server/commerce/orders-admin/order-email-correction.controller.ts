import { Body, Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { staffOrderResponse } from '@paniscus/domain/orders';
import type { StaffOrder } from '@paniscus/domain/orders';
import { emailCorrectionSchema } from '@paniscus/domain/payment';
import type { EmailCorrection } from '@paniscus/domain/payment';
import { Audited, Roles, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { IdPipe, Endpoint, SchemaPipe } from '@paniscus/server/platform';
import { OrderEmailCorrection } from './order-email-correction.service.ts';
import { StaffOrderService } from './staff-order.service.ts';

@Roles('admin')
@Controller('orders')
export class OrderEmailCorrectionController {
  constructor(
    private readonly orders: StaffOrderService,
    private readonly correction: OrderEmailCorrection,
  ) {}

  @Endpoint({
    summary: 'Corrects an address that the mail server refused, and sends its emails again.',
    response: { description: 'The updated order.', schema: staffOrderResponse },
    problems: { 404: 'The order does not exist.', 409: 'The order does not have the refused address.' },
  })
  @Header('cache-control', 'no-store')
  @Audited('order.email_corrected')
  @Post(':id/correct-email')
  @HttpCode(200)
  async correctEmail(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(emailCorrectionSchema)) input: EmailCorrection,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffOrder> {
    await this.orders.get(id);
    await this.correction.correct(id, input, staff.username);
    return this.orders.get(id);
  }
}
