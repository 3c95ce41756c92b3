import { Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain/money';
import { isOrderPaid } from '@paniscus/domain/orders';
import { PAYMENT_PROBLEMS } from '@paniscus/domain/payment';
import { IntentsService } from '@paniscus/server/payments';
import type { PreparedPayment, Payer } from '@paniscus/server/payments';
import { DiscountsService } from '../../discounts/discounts.service.ts';
import { Clock, createCapabilityToken, ProblemException } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OrderLineEntity } from '../order-line.entity.ts';
import { ORDER } from '../order-transitions.service.ts';
import { OrderEntity } from '../order.entity.ts';
import type { Buyer } from './buyer.ts';
import type { Quote } from './quote.service.ts';

/** Items, buyer and totals of an order; without a quote, the stored totals are kept. */
export type Content = {
  checkoutId: string;
  contentKey: string;
  buyer: Buyer;
  quote: Quote | undefined;
  totalCents: Cents;
};

/** 'waiting': the content must not be replaced while a payment for the previous content could still succeed. */
export type Saved =
  | { kind: 'saved'; order: OrderEntity; prepared: PreparedPayment }
  | { kind: 'waiting'; openPaymentIds: number[] }
  /** Another order took the last use of the discount code; nothing was stored. */
  | { kind: 'discountUsedUp' };

class DiscountUsedUpError extends Error {}

/** Stores an order and its payment in one transaction, before the payment provider is called. */
@Injectable()
export class OrderStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly intents: IntentsService,
    private readonly discounts: DiscountsService,
    private readonly clock: Clock,
  ) {}

  /** Throws problems of status 409 (already paid with other content, or canceled) and 429. */
  async save(content: Content, payer: Payer): Promise<Saved> {
    try {
      return await this.saveOrThrow(content, payer);
    } catch (error) {
      if (error instanceof DiscountUsedUpError) return { kind: 'discountUsedUp' };
      throw error;
    }
  }

  private saveOrThrow(content: Content, payer: Payer): Promise<Saved> {
    return this.dataSource.transaction(async (manager) => {
      const order = await this.findLocked(manager, content);
      if (order.state === 'canceled') throw orderCanceled();
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
      return { kind: 'saved', order, prepared: await this.intents.prepare(manager, input) };
    });
  }

  private async findLocked(manager: EntityManager, content: Content): Promise<OrderEntity> {
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
          // Empty, so that the lines are inserted later in this transaction as for any replaced content.
          contentKey: '',
          pageToken: createCapabilityToken(),
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

  private async refresh(manager: EntityManager, id: number, content: Content): Promise<void> {
    const { quote } = content;
    if (quote === undefined) return;
    const { taxCalculationId } = quote;
    const discountId = await this.reserveDiscount(manager, content);
    await manager.update(OrderEntity, { id }, { taxCalculationId, discountId, quotedAt: this.clock.now() });
  }

  private async replace(manager: EntityManager, orderId: number, content: Content): Promise<void> {
    const { quote, buyer, contentKey } = content;
    // No quote means that the content matched before the lock: another request has replaced it since.
    if (quote === undefined) throw cartChanged();
    await this.reserveDiscount(manager, content);
    await manager.update(
      OrderEntity,
      { id: orderId },
      { ...buyer, ...toFigures(quote), contentKey, quotedAt: this.clock.now() },
    );
    await manager.delete(OrderLineEntity, { orderId });
    await manager.insert(
      OrderLineEntity,
      quote.lines.map((line, position) => ({
        orderId,
        position,
        productId: line.productId,
        variantId: line.variantId,
        title: line.title,
        image: line.image,
        priceCents: line.priceCents,
        discountCents: line.discountCents,
        quantity: line.quantity,
      })),
    );
  }

  private async reserveDiscount(
    manager: EntityManager,
    { quote, checkoutId }: Content,
  ): Promise<number | null> {
    const id = quote?.discount?.id;
    if (id === undefined) return null;
    if (!(await this.discounts.reserve(manager, id, checkoutId))) throw new DiscountUsedUpError();
    return id;
  }
}

const toFigures = (quote: Quote) => ({
  subtotalCents: quote.subtotalCents,
  discountId: quote.discount?.id ?? null,
  discountCode: quote.discount?.code ?? null,
  discountCents: quote.discount?.cents ?? 0,
  shippingCents: quote.shippingCents,
  taxCents: quote.taxCents,
  totalCents: quote.totalCents,
  taxCalculationId: quote.taxCalculationId,
});

const alreadyPaid = () =>
  new ProblemException(409, {
    detail: 'This has already been paid.',
    extra: { type: PAYMENT_PROBLEMS.alreadyPaid },
  });
const orderCanceled = () =>
  new ProblemException(409, {
    detail: 'This order was canceled. Please start over.',
    extra: { type: PAYMENT_PROBLEMS.orderCanceled },
  });
const cartChanged = () =>
  new ProblemException(409, {
    detail: 'The cart changed while the payment was being prepared. Please try again.',
  });
