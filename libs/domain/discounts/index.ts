export { discountCodeListResponse, discountCodeResponse } from './discount-admin-response.schema.ts';
export type { DiscountCode } from './discount-admin-response.schema.ts';
export { discountCheckResponse, discountCheckSchema } from './discount-api.schema.ts';
export type { DiscountCheck, DiscountCheckResponse } from './discount-api.schema.ts';
export { discountCodeChangeSchema, discountCodeSchema } from './discount-code.schema.ts';
export type { DiscountCodeChange, DiscountCodeForm } from './discount-code.schema.ts';
export {
  discountFormSchema,
  newDiscountFormSchema,
  parseDiscountForm,
  toDiscountForm,
  toDiscountTermsForm,
} from './discount-form.schema.ts';
export type { DiscountFormValues } from './discount-form.schema.ts';
export { getDiscountStatus, isInPeriod } from './discount-period.rules.ts';
export type { DiscountStatus } from './discount-period.rules.ts';
export {
  allocateDiscount,
  cleanDiscountCode,
  computeDiscount,
  DISCOUNT_CODE_MAX,
  formatDiscountTerms,
  TYPED_CODE_MAX,
} from './discount.rules.ts';
export { formatDiscountLabel } from './discount-label.ts';
export type { AppliedDiscount, DiscountKind } from './discount.rules.ts';
