export { buy } from './buy.flow';
export { OrderEmailFailureScreen } from './OrderEmailFailureScreen/OrderEmailFailureScreen';
export { OrderSuccessScreen } from './OrderSuccessScreen/OrderSuccessScreen';
export { PaymentStepScreen } from './PaymentStepScreen/PaymentStepScreen';
export { quote } from './quote.flow';
export { ShippingStepScreen } from './ShippingStepScreen/ShippingStepScreen';
export type { PaymentStepState } from './PaymentStepScreen/payment-step-screen.types';
export type { QuoteResult } from './quote.flow';
export type { ShippingStepState } from './ShippingStepScreen/ShippingStepScreen';
