import { Injectable } from '@nestjs/common';
import { isOrderPaid } from '@paniscus/domain';
import type { Cents } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.ts';
import { newLinkToken } from '../../common/link-token.ts';
import { ProblemException } from '../../common/problem.ts';
import { IntentsService } from '../../payments/intents.service.ts';
import type { PreparedPayment } from '../../payments/intents.service.ts';
import type { Payer } from '../../payments/setup/payment-limits.service.ts';
import type { Buyer } from './buyer.ts';
import { OrderEntity } from '../order.entity.ts';
import { OrderLineEntity } from '../order-line.entity.ts';
import { ORDER } from '../order-transitions.service.ts';
import type { Quote } from './quote.service.ts';

/** What is ordered, for whom, and what it costs; without a quote it is what is stored already. */
export type Content = {
  checkoutId: string;
  contentKey: string;
  buyer: Buyer;
  quote: Quote | undefined;
  totalCents: Cents;
};

/** 'waiting': the content may not be replaced while a payment for the one before could still go through. */
export type Saved =
  { kind: 'saved'; prepared: PreparedPayment } | { kind: 'waiting'; openPaymentIds: number[] };

/** Keeps an order and its payment in one transaction, before the payment provider is asked for anything. */
@Injectable()
export class OrderStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly intents: IntentsService,
    private readonly clock: Clock,
  ) {}

  /** Throws problems of status 409 (paid already with another content, or called off) and 429. */
  save(content: Content, payer: Payer): Promise<Saved> {
    return this.dataSource.transaction(async (manager) => {
      const order = await this.locked(manager, content);
      if (order.state === 'canceled') throw calledOff();
      if (order.contentKey === content.contentKey) {
        if (!isOrderPaid(order.state)) await this.refresh(manager, order.id, content);
      } else {
        if (isOrderPaid(order.state)) throw alreadyPaid();
        const openPaymentIds = await this.intents.listOpenPayments(manager, ORDER, order.id);
        if (openPaymentIds.length > 0) return { kind: 'waiting', openPaymentIds };
        await this.replace(manager, order.id, content);
      }
      const { totalCents: amountCents } = content;
      const input = { kind: ORDER, payableId: order.id, amountCents, payer } as const;
      return { kind: 'saved', prepared: await this.intents.prepare(manager, input) };
    });
  }

  private async locked(manager: EntityManager, content: Content): Promise<OrderEntity> {
    const { checkoutId, quote, buyer } = content;
    if (quote !== undefined)
      await manager
        .createQueryBuilder()
        .insert()
        .into(OrderEntity)
        .values({
          ...buyer,
          ...toFigures(quote),
          checkoutId,
          // Its lines follow in this transaction, as for any content that is replaced.
          contentKey: '',
          pageToken: newLinkToken(),
          state: 'pending',
          refundedCents: 0,
          quotedAt: this.clock.now(),
          createdAt: this.clock.now(),
        })
        .orIgnore()
        .execute();
    return manager.findOneOrFail(OrderEntity, {
      where: { checkoutId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The same content at the same figures, asked for anew. */
  private async refresh(manager: EntityManager, id: number, { quote }: Content): Promise<void> {
    if (quote === undefined) return;
    const { taxCalculationId } = quote;
    await manager.update(OrderEntity, { id }, { taxCalculationId, quotedAt: this.clock.now() });
  }

  private async replace(manager: EntityManager, orderId: number, content: Content): Promise<void> {
    const { quote, buyer, contentKey } = content;
    // Only somebody else's content can have come between the look and the lock.
    if (quote === undefined) throw changedMeanwhile();
    await manager.update(
      OrderEntity,
      { id: orderId },
      { ...buyer, ...toFigures(quote), contentKey, quotedAt: this.clock.now() },
    );
    await manager.delete(OrderLineEntity, { orderId });
    await manager.insert(
      OrderLineEntity,
      quote.lines.map(({ productId, variantId, title, image, priceCents, quantity }, position) => ({
        orderId,
        position,
        productId,
        variantId,
        title,
        image,
        priceCents,
        quantity,
      })),
    );
  }
}

const toFigures = ({ subtotalCents, shippingCents, taxCents, totalCents, taxCalculationId }: Quote) => ({
  subtotalCents,
  shippingCents,
  taxCents,
  totalCents,
  taxCalculationId,
});

const alreadyPaid = () => new ProblemException(409, { detail: 'This has already been paid.' });
const calledOff = () =>
  new ProblemException(409, { detail: 'This order was called off. Please start again.' });
const changedMeanwhile = () =>
  new ProblemException(409, { detail: 'The cart was changed meanwhile. Please try again.' });
