export { createEmbeddedTestDatabase, createTestDatabase } from './database/test-database.ts';
export {
  TRUST_LOCAL_PROXY,
  buildDonationRequest,
  createVisitor,
  requestDonationEmail,
  postDonation,
  startDonation,
  payDonation,
  post,
} from './donations.ts';
export { insertDonation, openDonationsAdmin } from './donations/donations-admin.ts';
export { completeDonation, setDonationDate } from './donations/paid-donations.ts';
export type { CompletedDonation } from './donations/paid-donations.ts';
export {
  CARD_DECLINED_AFTER_ATTACHING,
  OTHER_VALID_CARD,
  createClockControl,
  startCalendar,
  endSubscriptions,
  buildRecurringDonationRequest,
  postDonorAction,
  runDonorAction,
  confirmNewCard,
  startRecurringDonation,
  findStoredRecurringDonations,
  waitForRecurringState,
} from './donations/recurring.ts';
export type { Donor } from './donations/recurring.ts';
export { holdReplies } from './held-connection.ts';
export type { HeldConnection } from './held-connection.ts';
export { PATIENT_TIMEOUTS } from './patient-timeouts.ts';
export { runConcurrently } from './run-concurrently.ts';
export {
  createPurchaseRequest,
  buildShippingForm,
  requestOrderEmail,
  postPurchase,
  startPurchase,
  buildCart,
  completePurchase,
  listProducts,
  payPurchase,
} from './orders.ts';
export { buildLineItem, buildQuote, fetchProductsByTitle } from './quotes.ts';
export { createSeededRandom } from './seeded-random.ts';
export { createServerProcess } from './server-process.ts';
export type { ServerProcess } from './server-process.ts';
export { startServer, startServerWithSandbox } from './shared-server.ts';
export {
  SHORT_INTERVALS,
  WITHOUT_POLLERS,
  createPaidOrder,
  buildPrintifyEvent,
  createSubmittedOrder,
  getOrderState,
  listPrintifyOrders,
  postPrintifyEvent,
  postRawPrintifyEvent,
  computePrintifySignature,
  waitForOrderState,
} from './shop/fulfillment.ts';
export type { PaidOrder } from './shop/fulfillment.ts';
export { fetchOrderPage } from './shop/order-page.ts';
export { buildOrderEdit, openOrdersAdmin } from './shop/orders-admin.ts';
export {
  buildDiscountCode,
  changeDiscountCode,
  checkDiscountCode,
  createDiscountCode,
} from './shop/discount-codes.ts';
export { startOrderEdits } from './shop/order-edits.ts';
export { insertOrder } from './shop/insert-order.ts';
export { listRefundedCents } from './shop/provider-refunds.ts';
export {
  buildStripeEvent,
  computeStripeSignature,
  postStripeEvent,
  postRawStripeEvent,
} from './stripe-event.ts';
export { countAudited, PASSWORD, createStaff, send, signIn, signInAs } from './staff.ts';
export { createStaffWithTwoStep } from './two-step.ts';
export type { TwoStepUser } from './two-step.ts';
export { findStoredOrders } from './stored-orders.ts';
export { findStoredDonations } from './stored-donations.ts';
export { ASYNC_TIMEOUT_MS, startTestApp, waitUntilIdle } from './test-app.ts';
export type { TestApp } from './test-app.ts';
export { startTestSandbox } from './test-sandbox.ts';
export type { SandboxOrderStep, SandboxEvent, TestSandbox } from './test-sandbox.ts';
export { getAppUnderTest, registerApp } from './app-factory.ts';
export { cachePage } from './cached-page.ts';
export { trialLimit, trialSample, trialSize } from './trial-size.ts';
export { measureCpuTime } from './cpu-time.ts';
