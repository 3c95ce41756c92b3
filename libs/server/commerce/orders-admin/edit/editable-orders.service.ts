import { Inject, Injectable } from '@nestjs/common';
import type { StaffOrder } from '@paniscus/domain/orders';
import { TransitionsService } from '@paniscus/server/payments';
import { Clock, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { CatalogService } from '../../catalog/catalog.service.ts';
import { CANCELED_AT_PRINTIFY } from '../../fulfillment/progress/progress.rules.ts';
import { Submissions } from '../../fulfillment/submission/submissions.service.ts';
import { computeSubmissionTime } from '../../orders/order-jobs.ts';
import type { OrderLineEntity } from '../../orders/order-line.entity.ts';
import { ORDER } from '../../orders/order-transitions.service.ts';
import type { OrderEntity } from '../../orders/order.entity.ts';
import { listLineOptions } from './line-options.ts';

/** Which orders staff can change, and to what. */
@Injectable()
export class EditableOrders {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly transitions: TransitionsService,
    private readonly submissions: Submissions,
    private readonly catalog: CatalogService,
    private readonly clock: Clock,
  ) {}

  /** Whether the order is paid, is not being refunded, and is not at Printify as far as we know. */
  async isEditable(order: OrderEntity, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    const { id, state, paidAt } = order;
    if (paidAt === null || (state !== 'paid' && state !== 'needs_attention')) return false;
    const submission = await this.submissions.find(id, manager);
    if (submission?.isHeld === true) return false;
    if (state === 'paid' || submission?.problem === CANCELED_AT_PRINTIFY) return true;
    return !(await this.transitions.hasReached(manager, { kind: ORDER, subjectId: id, to: 'submitted' }));
  }

  async describe(order: OrderEntity, lines: readonly OrderLineEntity[]): Promise<StaffOrder['edit']> {
    if (!(await this.isEditable(order))) return null;
    const products = await this.catalog.listStored();
    return {
      version: order.version,
      held_until: this.getHeldUntil(order),
      options: lines.map((line) =>
        listLineOptions(
          line,
          products.find(({ id }) => id === line.productId),
        ),
      ),
    };
  }

  private getHeldUntil({ state, paidAt }: OrderEntity): string | null {
    if (state !== 'paid' || paidAt === null) return null;
    const submitAt = computeSubmissionTime(paidAt, this.settings.orderHoldS);
    return submitAt !== undefined && submitAt > this.clock.now() ? submitAt.toISOString() : null;
  }
}
