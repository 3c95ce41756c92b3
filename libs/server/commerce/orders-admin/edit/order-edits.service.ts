import { Injectable } from '@nestjs/common';
import { findStateCode } from '@paniscus/domain/checkout';
import { listOrderChanges } from '@paniscus/domain/orders';
import type { OrderEdit, OrderState } from '@paniscus/domain/orders';
import type { Product } from '@paniscus/domain/products';
import { OutboxService } from '@paniscus/server/integrations';
import { invalid, JobsService, ProblemException } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { CatalogService } from '../../catalog/catalog.service.ts';
import { PrintifyOrders } from '../../fulfillment/submission/printify-orders.service.ts';
import { LeaseUnavailableError, Submissions } from '../../fulfillment/submission/submissions.service.ts';
import type { OrderLineEntity } from '../../orders/order-line.entity.ts';
import { listLines } from '../../orders/order-lines.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { EditableOrders } from './editable-orders.service.ts';
import { withVariant } from './line-options.ts';
import { OrderEditCheck } from './order-edit-check.service.ts';
import { OrderEditStore } from './order-edit-store.service.ts';
import type { EditedOrder } from './order-edit.types.ts';

type Products = ReadonlyMap<string, Product>;

/** Changes paid orders on behalf of their buyers until they are at Printify. */
@Injectable()
export class OrderEdits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly submissions: Submissions,
    private readonly printifyOrders: PrintifyOrders,
    private readonly catalog: CatalogService,
    private readonly editable: EditableOrders,
    private readonly check: OrderEditCheck,
    private readonly store: OrderEditStore,
    private readonly outbox: OutboxService,
    private readonly jobs: JobsService,
  ) {}

  /**
   * Holds the lease of the submission meanwhile, so that Printify gets the order either as it was or as changed.
   * Throws problems of status 409 (at Printify, changed by someone else, or other costs), 422 and 503.
   */
  async edit(orderId: number, input: OrderEdit, username: string): Promise<void> {
    try {
      await this.submissions.withLease(orderId, async ({ assertHeld }) => {
        const order = await this.findEditable(orderId);
        const lines = await listLines(this.dataSource.manager, orderId);
        const products = await this.catalog.refreshProducts(lines.map(({ productId }) => productId));
        const edited = applyEdit(order, lines, input, products);
        if (edited.changes.length === 0) return;
        if (input.version !== order.version) throw changedMeanwhile();
        await this.assertPossible(order, edited, products);
        await assertHeld();
        if (!(await this.store.save(edited, `staff ${username}`))) throw changedMeanwhile();
      });
    } catch (error) {
      throw error instanceof LeaseUnavailableError ? beingSubmitted() : error;
    }
    this.jobs.wake();
  }

  private async findEditable(id: number): Promise<OrderEntity> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneByOrFail({ id });
    if (!(await this.editable.isEditable(order))) throw notEditable(order.state);
    return order;
  }

  private async assertPossible(before: OrderEntity, edited: EditedOrder, products: Products): Promise<void> {
    const { order, changes } = edited;
    if (changes.includes('email')) await this.outbox.assertDeliverable('email', order.email);
    if (changes.includes('items') || changes.includes('address'))
      await this.check.assertSameCosts(before, edited, products);
    const creations = (await this.submissions.find(before.id))?.creations ?? 0;
    if (!(await this.printifyOrders.cancelDrafts(before, creations))) throw notEditable();
  }
}

function applyEdit(
  order: OrderEntity,
  lines: readonly OrderLineEntity[],
  input: OrderEdit,
  products: Products,
): EditedOrder {
  const { variant_ids: variantIds, address1, address2, city, region, zip, email, phone } = input;
  const fields = { address1, address2, city, region: findStateCode(region) ?? region, zip, email, phone };
  const editedLines = lines.flatMap((line, index) => {
    const variantId = variantIds[index] ?? line.variantId;
    return withVariant(line, variantId, products.get(line.productId)) ?? [];
  });
  if (variantIds.length !== lines.length || editedLines.length !== lines.length) throw optionNotAvailable();
  const before = { ...order, variantIds: lines.map(({ variantId }) => variantId) };
  return {
    order: { ...order, ...fields },
    lines: editedLines,
    changes: listOrderChanges(before, { ...fields, variantIds }),
  };
}

const ENDS: Partial<Record<OrderState, string>> = { canceled: 'was canceled', refunded: 'was refunded' };
const notEditable = (state: OrderState = 'submitted') =>
  new ProblemException(409, {
    detail: `This order ${ENDS[state] ?? 'is at the print shop or being refunded'}, so it can no longer be changed.`,
  });
const beingSubmitted = () =>
  new ProblemException(409, {
    detail: 'This order is being sent to the print shop right now. Please wait a minute and reload the page.',
  });
const changedMeanwhile = () =>
  new ProblemException(409, {
    detail: 'The order has changed since you opened it. Nothing was saved. Please check it and try again.',
  });

function optionNotAvailable(): ProblemException {
  const message = 'This option is no longer available at the same price.';
  return invalid({ variant_ids: message }, message);
}
