export { PaymentFailureScreen } from './PaymentFailureScreen/PaymentFailureScreen';
