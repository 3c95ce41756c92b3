export { createEmbeddedTestDatabase, createTestDatabase } from './database/test-database.ts';
export { TRUSTING, aDonation, aVisitor, askForEmail, beginDonation, begun, paid, post } from './donations.ts';
export { aStoredDonation, openDonationsAdmin } from './donations/donations-admin.ts';
export type { DonationsAdminClient } from './donations/donations-admin.ts';
export { arrivedGift, givenAt } from './donations/paid-donations.ts';
export type { ArrivedGift } from './donations/paid-donations.ts';
export {
  CARD_THAT_FAILS,
  OTHER_GOOD_CARD,
  aCalendar,
  aRecurringDonation,
  act,
  acted,
  confirmedCard,
  givenMonthly,
  recurringDonationsIn,
  untilRecurringState,
} from './donations/recurring.ts';
export type { Donor } from './donations/recurring.ts';
export { inLanes } from './lanes.ts';
export {
  aPurchase,
  aShippingForm,
  askForOrderEmail,
  beginPurchase,
  begunPurchase,
  buildCart,
  completedPurchase,
  listProducts,
  paidPurchase,
} from './orders.ts';
export { aLine, aQuote, productsIn } from './quotes.ts';
export { randomsFrom } from './random.ts';
export { aServerProcess } from './server-process.ts';
export type { ServerProcess } from './server-process.ts';
export {
  QUICK,
  WITHOUT_POLLERS,
  aPaidOrder,
  aPrintifyEvent,
  aSubmittedOrder,
  getState,
  listPrintOrders,
  postEvents,
  postRawEvent,
  printifySignature,
  untilState,
} from './shop/fulfilment.ts';
export type { PaidOrder } from './shop/fulfilment.ts';
export { orderPageIn } from './shop/order-page.ts';
export { openOrdersAdmin } from './shop/orders-admin.ts';
export type { AdminClient } from './shop/orders-admin.ts';
export { aStoredOrder } from './shop/stored-order.ts';
export { anEvent, computeSignature, deliver, deliverRaw } from './signed-event.ts';
export { PASSWORD, createStaff, send, signIn, signInAs } from './staff.ts';
export { ordersIn } from './stored-orders.ts';
export { donationsIn } from './stored.ts';
export { SOON, startTestApp, untilIdle } from './test-app.ts';
export type { TestApp } from './test-app.ts';
export { startTestSandbox } from './test-sandbox.ts';
export type { SandboxAdvance, SandboxEvent, TestSandbox } from './test-sandbox.ts';
export { getAppUnderTest, registerApp } from './app-factory.ts';
export { cachePage } from './cached-page.ts';
export { trialSize } from './trial-size.ts';
export { measureCpuTime } from './cpu-time.ts';
