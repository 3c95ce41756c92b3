import type { DatabaseSchema } from '@paniscus/server/platform';
import { DiscountCodeEntity } from './discounts/discount-code.entity.ts';
import { OrderNoteEntity } from './fulfillment/notes/order-note.entity.ts';
import { ParcelEntity } from './fulfillment/parcels/parcel.entity.ts';
import { SubmissionEntity } from './fulfillment/submission/submission.entity.ts';
import { PrintifyEventEntity } from './fulfillment/webhook/printify-event.entity.ts';
import { CreateCatalogue1763700000500 } from './migrations/1763700000500-create-catalogue.ts';
import { CreateOrderEdits1763700002200 } from './migrations/1763700002200-create-order-edits.ts';
import { CreateTaxTransactions1763700000510 } from './migrations/1763700000510-create-tax-transactions.ts';
import { CreateOrders1763700000600 } from './migrations/1763700000600-create-orders.ts';
import { CreateFulfilment1763700000700 } from './migrations/1763700000700-create-fulfilment.ts';
import { CreateOrderRefunds1763700001300 } from './migrations/1763700001300-create-order-refunds.ts';
import { OrderEditEntity } from './orders-admin/edit/order-edit.entity.ts';
import { CreateDiscountCodes1763700002280 } from './migrations/1763700002280-create-discount-codes.ts';
import { VersionDiscountCodes1763700002341 } from './migrations/1763700002341-version-discount-codes.ts';
import { OrderLineEntity } from './orders/order-line.entity.ts';
import { OrderEntity } from './orders/order.entity.ts';
import { OrderRefundEntity } from './orders/payment/order-refund.entity.ts';

/** Tables and migrations of this library; only the composition root reads them. */
export const commerceSchema: DatabaseSchema = {
  entities: [
    DiscountCodeEntity,
    OrderNoteEntity,
    ParcelEntity,
    SubmissionEntity,
    PrintifyEventEntity,
    OrderEditEntity,
    OrderLineEntity,
    OrderRefundEntity,
    OrderEntity,
  ],
  migrations: [
    CreateCatalogue1763700000500,
    CreateTaxTransactions1763700000510,
    CreateOrders1763700000600,
    CreateFulfilment1763700000700,
    CreateOrderRefunds1763700001300,
    CreateOrderEdits1763700002200,
    CreateDiscountCodes1763700002280,
    VersionDiscountCodes1763700002341,
  ],
};
