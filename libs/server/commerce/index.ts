export { ProductsModule } from './catalog/products.module.ts';
export { FulfillmentModule } from './fulfillment/fulfillment.module.ts';
export { OrdersAdminModule } from './orders-admin/orders-admin.module.ts';
export { OrdersModule } from './orders/orders.module.ts';
export { ShippingModule } from './shipping/shipping.module.ts';
export { TaxModule } from './tax/tax.module.ts';
export { commerceSchema } from './schema.ts';
