import { Injectable } from '@nestjs/common';
import { formatOrderNumber } from '@paniscus/domain/orders';
import type { OrderState } from '@paniscus/domain/orders';
import { ERASED, ERASED_PERSON, redact } from '@paniscus/domain/personal-data';
import type { ErasureBlocker, PersonalData } from '@paniscus/domain/personal-data';
import { PayerDataService } from '@paniscus/server/payments';
import { createCapabilityToken } from '@paniscus/server/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { OrderNoteEntity } from '../fulfillment/notes/order-note.entity.ts';
import { ParcelEntity } from '../fulfillment/parcels/parcel.entity.ts';
import { SubmissionEntity } from '../fulfillment/submission/submission.entity.ts';
import { OrderLineEntity } from '../orders/order-line.entity.ts';
import { ORDER } from '../orders/order-transitions.service.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { describeOrder } from './buyer-data.view.ts';
import { OrderHistory } from './history/order-history.service.ts';

/** Nothing more happens to an order in these states, but a refund. */
const FINISHED: readonly OrderState[] = ['delivered', 'failed', 'canceled', 'refunded'];

export type BuyerData = Pick<PersonalData, 'orders' | 'refunds' | 'provider_records' | 'blockers'>;

/** What the store holds about one buyer, for requests to see or to erase it. */
@Injectable()
export class BuyerDataService {
  constructor(
    private readonly history: OrderHistory,
    private readonly payerData: PayerDataService,
  ) {}

  async find(manager: EntityManager, email: string): Promise<BuyerData> {
    const orders = await this.findOrders(manager, email);
    const lines = await manager.find(OrderLineEntity, {
      where: { orderId: In(orders.map(({ id }) => id)) },
      order: { position: 'ASC' },
    });
    const payables = { kind: ORDER, payableIds: orders.map(({ id }) => id) } as const;
    const customerIds = await this.payerData.listCustomerIds(manager, payables);
    return {
      orders: orders.map((order) => describeOrder(order, lines)),
      refunds: await this.payerData.listRefunds(manager, payables),
      provider_records: [
        ...customerIds.map((id) => ({ provider: 'stripe' as const, id })),
        ...orders.flatMap(({ printOrderId: id }) =>
          id === null ? [] : [{ provider: 'printify' as const, id }],
        ),
      ],
      blockers: await this.listBlockers(orders),
    };
  }

  /** Erases the buyer from finished orders; items, amounts, country and region stay, as bookkeeping needs them. */
  async erase(manager: EntityManager, email: string): Promise<void> {
    const orders = await this.findOrders(manager, email);
    for (const order of orders) {
      const secrets = listSecrets(order);
      await manager.update(OrderEntity, order.id, {
        ...ERASED_PERSON,
        phone: '',
        address1: '',
        address2: '',
        city: '',
        zip: '',
        contentKey: '',
        pageToken: createCapabilityToken(),
        attention: order.attention && redact(order.attention, secrets),
      });
      await redactOrderTexts(manager, order.id, secrets);
      await this.payerData.erase(manager, { kind: ORDER, payableIds: [order.id] }, secrets);
    }
    const ids = orders.map(({ id }) => id);
    // The number is unique within an order and carrier.
    for (const { id } of await manager.findBy(ParcelEntity, { orderId: In(ids) }))
      await manager.update(ParcelEntity, id, { trackingNumber: `${ERASED} ${id}`, trackingUrl: null });
  }

  /** Ids of the emails about the buyer's orders. */
  async listEmailIds(manager: EntityManager, email: string): Promise<number[]> {
    const orders = await this.findOrders(manager, email);
    const emails = await Promise.all(orders.map(({ id }) => this.history.listEmails(id)));
    return emails.flat().map(({ id }) => id);
  }

  private findOrders(manager: EntityManager, email: string): Promise<OrderEntity[]> {
    return manager
      .createQueryBuilder(OrderEntity, 'o')
      .where('lower(o.email) = lower(:email)', { email })
      .orderBy('o.id')
      .getMany();
  }

  private async listBlockers(orders: readonly OrderEntity[]): Promise<ErasureBlocker[]> {
    const blockers: ErasureBlocker[] = [];
    for (const { id, state } of orders) {
      const about = formatOrderNumber(id);
      if (!FINISHED.includes(state)) blockers.push({ kind: 'order', id, about });
      const emails = await this.history.listEmails(id);
      for (const email of emails.filter(({ state: emailState }) => emailState === 'waiting'))
        blockers.push({ kind: 'email', id: email.id, about: email.kind });
    }
    return blockers;
  }
}

/** A single letter or a house number says nothing alone, and would be found in every text. */
const listSecrets = ({ firstName, lastName, email, phone, address1, address2 }: OrderEntity): string[] =>
  [firstName, lastName, email, phone, address1, address2].filter(({ length }) => length > 1);

async function redactOrderTexts(manager: EntityManager, orderId: number, secrets: string[]): Promise<void> {
  for (const { id, text } of await manager.findBy(OrderNoteEntity, { orderId }))
    await manager.update(OrderNoteEntity, id, { text: redact(text, secrets) });
  for (const { problem, lastError } of await manager.findBy(SubmissionEntity, { orderId }))
    await manager.update(SubmissionEntity, orderId, {
      problem: problem && redact(problem, secrets),
      lastError: lastError && redact(lastError, secrets),
    });
}
