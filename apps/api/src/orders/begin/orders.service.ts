import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isOrderPaid } from '@paniscus/domain';
import type { PurchaseIntentAnswer, PurchaseIntentRequest } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { ProblemException } from '../../common/problem.ts';
import { IntentsService } from '../../payments/intents.service.ts';
import { PaymentLimitsService } from '../../payments/setup/payment-limits.service.ts';
import { hashContent, toBuyer } from './buyer.ts';
import { OrderEntity } from '../order.entity.ts';
import { OrderStore } from './order-store.service.ts';
import type { Content } from './order-store.service.ts';
import { QuoteService } from './quote.service.ts';

/** For so long the figures of a stored order count without being asked for again. */
const QUOTE_COUNTS_MS = 30 * 60_000;
/** Two tabs with different carts on one checkout may take turns; this often they are followed. */
const MAX_ATTEMPTS = 4;

/** Begins orders: a row with its lines first, the payment provider after. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotes: QuoteService,
    private readonly store: OrderStore,
    private readonly intents: IntentsService,
    private readonly limits: PaymentLimitsService,
    private readonly clock: Clock,
  ) {}

  /** Throws problems of status 409 (other figures, or paid already), 422, 429, 503. */
  async begin(request: PurchaseIntentRequest, network: string): Promise<PurchaseIntentAnswer> {
    const buyer = toBuyer(request);
    const payer = this.limits.toPayer({ network, email: buyer.email, pageToken: request.page_token });
    await this.limits.assertFewCalls(payer);

    const checkoutId = request.checkout_id?.toLowerCase() ?? randomUUID();
    const contentKey = hashContent(request);
    const isQuoted = await this.isQuoted(checkoutId, contentKey);
    const quote = isQuoted ? undefined : await this.quotes.quote(request);
    const content: Content = { checkoutId, contentKey, buyer, quote, totalCents: request.amount };

    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const stored = await this.store.save(content, payer);
      if (stored.kind === 'saved') {
        const customer = { name: `${buyer.firstName} ${buyer.lastName}`, email: buyer.email };
        const { clientSecret } = await this.intents.open(stored.prepared, customer);
        return { clientSecret };
      }
      // What this checkout asked for before must never be charged once its row says something else.
      for (const id of stored.openPaymentIds) await this.intents.giveUp(id, 'another cart');
    }
    throw new ProblemException(409, { detail: 'The cart was changed meanwhile. Please try again.' });
  }

  /** Whether this very order is stored, and paid, or with figures that are young enough to count. */
  private async isQuoted(checkoutId: string, contentKey: string): Promise<boolean> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneBy({ checkoutId, contentKey });
    if (order === null) return false;
    const age = this.clock.now().getTime() - order.quotedAt.getTime();
    return isOrderPaid(order.state) || age < QUOTE_COUNTS_MS;
  }
}
