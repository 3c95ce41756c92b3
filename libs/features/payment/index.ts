export { PaymentFailureScreen } from './PaymentFailureScreen/PaymentFailureScreen';
export type { PaymentFailureState } from './PaymentFailureScreen/PaymentFailureScreen';
