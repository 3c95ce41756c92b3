import { Injectable } from '@nestjs/common';
import type { OrderEmailRequest } from '@paniscus/domain/checkout';
import { dollarsToCents } from '@paniscus/domain/money';
import { OutboxService } from '@paniscus/server/integrations';
import { IntentsService, PaymentSyncService, CardTestingLimitsService } from '@paniscus/server/payments';
import { notFound, ProblemException, unavailable } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { formatBuyerName } from '../order-address.ts';
import { ORDER } from '../order-transitions.service.ts';
import { OrderEntity } from '../order.entity.ts';
import { ORDER_CONFIRMATION } from './order-confirmation-email.builder.ts';

/**
 * Handles a browser's request for the confirmation email. Only the payment's id is used; the content comes from the
 * database.
 */
@Injectable()
export class OrderEmailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly intents: IntentsService,
    private readonly paymentSync: PaymentSyncService,
    private readonly limits: CardTestingLimitsService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Resolves once the mail server has accepted the email. Throws problems of status 404, 409 (not paid), 422 (the mail
   * server refuses the address), 429 and 503.
   */
  async send(request: OrderEmailRequest): Promise<void> {
    const payment = await this.intents.findPayment(request.payment_intent_id, ORDER);
    const order =
      payment && (await this.dataSource.getRepository(OrderEntity).findOneBy({ id: payment.payableId }));
    if (!payment || !order || !matchesOrder(order, request)) throw notFound('Order not found.');

    if (payment.state !== 'succeeded') await this.limits.assertProviderCallsAllowed(payment.id);
    const state =
      payment.state === 'succeeded' ? payment.state : await this.paymentSync.sync(payment.id, 'e-mail call');
    if (state !== 'succeeded') throw new ProblemException(409, { detail: 'The order has not been paid.' });
    const delivery = await this.outbox.deliverNow(ORDER_CONFIRMATION, order.id);
    if (delivery === 'refused')
      throw new ProblemException(422, {
        detail: 'The mail server refused the address, so the email was not sent.',
        errors: { customer_email: 'This address does not accept email.' },
      });
    if (delivery === 'later')
      throw unavailable('The email could not be sent right now. It will be sent later.', 30);
  }
}

function matchesOrder(order: OrderEntity, request: OrderEmailRequest): boolean {
  return (
    order.totalCents === dollarsToCents(request.total) &&
    order.email.toLowerCase() === request.customer_email.trim().toLowerCase() &&
    formatBuyerName(order) === request.customer_name.trim()
  );
}
