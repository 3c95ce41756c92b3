// What donations and orders have in common: the page a payment that did not go through ends on.
export { PaymentFailureScreen } from './PaymentFailureScreen/PaymentFailureScreen';
export type { PaymentFailureState } from './PaymentFailureScreen/PaymentFailureScreen';
