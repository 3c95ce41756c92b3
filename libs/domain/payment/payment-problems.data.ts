/** Problem types (RFC 9457) of payments that cannot be started by trying again. */
export const PAYMENT_PROBLEMS = {
  alreadyPaid: 'urn:paniscus:problem:already-paid',
  orderCanceled: 'urn:paniscus:problem:order-canceled',
} as const;
