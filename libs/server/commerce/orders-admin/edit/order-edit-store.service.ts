import { Injectable } from '@nestjs/common';
import { describeOrderChanges } from '@paniscus/domain/orders';
import type { OrderChange } from '@paniscus/domain/orders';
import { OutboxService } from '@paniscus/server/integrations';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OrderNotes } from '../../fulfillment/notes/order-notes.service.ts';
import { OrderLineEntity } from '../../orders/order-line.entity.ts';
import { OrderTransitions } from '../../orders/order-transitions.service.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { OrderHistory } from '../history/order-history.service.ts';
import { EditableOrders } from './editable-orders.service.ts';
import { OrderEditEntity } from './order-edit.entity.ts';
import { ORDER_CHANGED } from './order-edit.types.ts';
import type { EditedOrder } from './order-edit.types.ts';

@Injectable()
export class OrderEditStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderTransitions,
    private readonly editable: EditableOrders,
    private readonly history: OrderHistory,
    private readonly notes: OrderNotes,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /** Saves the change with its note and its email to the buyer. Returns false when the order has changed meanwhile. */
  async save({ order, lines, changes }: EditedOrder, cause: string): Promise<boolean> {
    const { id, version, email, phone, address1, address2, city, region, zip } = order;
    const mailIds = (await this.history.listEmails(id)).map((mail) => mail.id);
    return this.dataSource.transaction(async (manager) => {
      const current = await this.orders.lock(manager, id);
      if (current.version !== version || !(await this.editable.isEditable(current, manager))) return false;
      await manager.update(
        OrderEntity,
        { id },
        // Drafts at Printify have been canceled.
        {
          ...{ email, phone, address1, address2, city, region, zip },
          printOrderId: null,
          version: version + 1,
        },
      );
      for (const { id: lineId, variantId, title, image } of lines)
        await manager.update(OrderLineEntity, { id: lineId }, { variantId, title, image });
      await this.notes.add(manager, id, `Changed: ${describeOrderChanges(changes)}`, cause);
      await this.notifyBuyer(manager, id, changes);
      if (changes.includes('email')) await this.outbox.retryRefused(manager, mailIds);
      return true;
    });
  }

  private async notifyBuyer(manager: EntityManager, orderId: number, changes: OrderChange[]): Promise<void> {
    const { identifiers } = await manager.insert(OrderEditEntity, {
      orderId,
      changes,
      editedAt: this.clock.now(),
    });
    await this.outbox.enqueue(manager, ORDER_CHANGED, identifiers[0]?.id as number);
  }
}
