import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PaidOrder, PurchaseIntentResponse, PurchaseIntentRequest } from '@paniscus/domain/checkout';
import { formatOrderNumber, isOrderPaid } from '@paniscus/domain/orders';
import { PAYMENT_PROBLEMS } from '@paniscus/domain/payment';
import { OutboxService } from '@paniscus/server/integrations';
import { IntentsService, CardTestingLimitsService } from '@paniscus/server/payments';
import { Clock, ProblemException } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { listLines, toCartQuantity } from '../order-lines.ts';
import { OrderEntity } from '../order.entity.ts';
import { hashContent, toBuyer } from './buyer.ts';
import { OrderStore } from './order-store.service.ts';
import type { Content } from './order-store.service.ts';
import { QuoteService } from './quote.service.ts';

/** How long the quote of a stored order stays valid. */
const QUOTE_VALID_MS = 30 * 60_000;
/** Two tabs with different carts may replace each other's content on one checkout; give up after this many attempts. */
const MAX_ATTEMPTS = 4;

/** Starts orders: stores the order with its lines first, then calls the payment provider. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotes: QuoteService,
    private readonly store: OrderStore,
    private readonly intents: IntentsService,
    private readonly limits: CardTestingLimitsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws problems of status 409 (totals differ, or already paid), 422, 429 and 503. When an earlier attempt of the same
   * checkout was paid, the problem names the order in its member `paid`.
   */
  async start(request: PurchaseIntentRequest, network: string): Promise<PurchaseIntentResponse> {
    const checkoutId = request.checkout_id?.toLowerCase() ?? randomUUID();
    try {
      return await this.prepare(checkoutId, request, network);
    } catch (error) {
      const isConflict = error instanceof ProblemException && error.getStatus() === 409;
      throw (isConflict ? await this.findPaidProblem(checkoutId) : undefined) ?? error;
    }
  }

  /** The problem of a request for a checkout that has been paid; undefined while it is not, and once it is canceled. */
  private async findPaidProblem(checkoutId: string): Promise<ProblemException | undefined> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneBy({ checkoutId });
    if (order === null || order.state === 'canceled' || !isOrderPaid(order.state)) return undefined;
    const lines = await listLines(this.dataSource.manager, order.id);
    const paid: PaidOrder = {
      order_number: formatOrderNumber(order.id),
      order_token: order.pageToken,
      ordered: lines.map(toCartQuantity),
    };
    return new ProblemException(409, {
      detail: 'This has already been paid.',
      extra: { type: PAYMENT_PROBLEMS.alreadyPaid, paid },
    });
  }

  private async prepare(
    checkoutId: string,
    request: PurchaseIntentRequest,
    network: string,
  ): Promise<PurchaseIntentResponse> {
    const buyer = toBuyer(request);
    const payer = this.limits.toPayer({ network, email: buyer.email, pageToken: request.page_token });
    await this.limits.assertCallsAllowed(payer);

    await this.outbox.assertDeliverable('email', buyer.email);
    const contentKey = hashContent(request);
    const isQuoted = await this.isQuoted(checkoutId, contentKey);
    const fetchQuote = () => this.quotes.quote(request, checkoutId, network);
    const quote = isQuoted ? undefined : await fetchQuote();
    const content: Content = { checkoutId, contentKey, buyer, quote, totalCents: request.amount };

    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const stored = await this.store.save(content, payer);
      if (stored.kind === 'saved') {
        const customer = { name: `${buyer.firstName} ${buyer.lastName}`, email: buyer.email };
        const { clientSecret } = await this.intents.open(stored.prepared, customer);
        const { id, pageToken } = stored.order;
        return { clientSecret, order_number: formatOrderNumber(id), order_token: pageToken };
      }
      // Throws the totals without the discount, unless its use has been released since.
      if (stored.kind === 'discountUsedUp') content.quote = await fetchQuote();
      // Payments for the previous content must never be charged once the order has changed.
      else for (const id of stored.openPaymentIds) await this.intents.cancel(id, 'another cart');
    }
    throw new ProblemException(409, {
      detail: 'The cart changed while the payment was being prepared. Please try again.',
    });
  }

  /** Whether an order with this content is stored and is either paid or has a quote that is still valid. */
  private async isQuoted(checkoutId: string, contentKey: string): Promise<boolean> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneBy({ checkoutId, contentKey });
    if (order === null) return false;
    const age = this.clock.now().getTime() - order.quotedAt.getTime();
    return isOrderPaid(order.state) || age < QUOTE_VALID_MS;
  }
}
