// Buying: the two steps of the checkout, the flows between them and the payment, and the pages an order ends on.
export { buy } from './buy.flow';
export { OrderEmailFailureScreen } from './OrderEmailFailureScreen/OrderEmailFailureScreen';
export { OrderSuccessScreen } from './OrderSuccessScreen/OrderSuccessScreen';
export { PaymentStepScreen } from './PaymentStepScreen/PaymentStepScreen';
export { quote } from './quote.flow';
export { ShippingStepScreen } from './ShippingStepScreen/ShippingStepScreen';
export type { BuyCalls, BuyOutcome } from './buy.flow';
export type { OrderEmailFailureState } from './OrderEmailFailureScreen/OrderEmailFailureScreen';
export type { OrderSuccessState } from './OrderSuccessScreen/OrderSuccessScreen';
export type { PaymentStepState } from './PaymentStepScreen/PaymentStepScreen';
export type { QuoteCalls, QuoteOutcome } from './quote.flow';
export type { ShippingStepState } from './ShippingStepScreen/ShippingStepScreen';
