/** The rules of the site, in plain TypeScript that browser and server share: the only place where a rule is written. */
export { CA_PROVINCES, COUNTRIES, US_STATES } from './address/regions.data.ts';
export type { NamedCode } from './address/regions.data.ts';
export { countryNameOf, regionRuleOf } from './address/region.rules.ts';
export type { RegionRule } from './address/region.rules.ts';
export { donationEmailSchema, donationIntentSchema } from './donation/donation-api.schema.ts';
export type {
  DonationEmailRequest,
  DonationIntentAnswer,
  DonationIntentRequest,
  PaymentSetup,
} from './donation/donation-api.schema.ts';
export { canDonationMove, DONATION_MAX_CENTS, DONATION_MIN_CENTS } from './donation/donation.rules.ts';
export type { DonationStatus } from './donation/donation.rules.ts';
export type { DonationResult } from './donation/donation-result.types.ts';
export { DONATION_FIELDS, donationFormSchema } from './donation/donation.schema.ts';
export type { DonationForm } from './donation/donation.schema.ts';
export { idFrom } from './ids/ids.ts';
export { centsFromDollars, dollarsFromCents, formatDollars } from './money/money.ts';
export type { Cents } from './money/money.ts';
export { canPaymentMove, isPaymentOpen } from './payment/payment.rules.ts';
export type { PaymentState } from './payment/payment.rules.ts';
export { POST_STATUSES, postWriteSchema } from './posts/post-api.schema.ts';
export type { PostWrite } from './posts/post-api.schema.ts';
export { POSTS_PAGE_DEFAULT, POSTS_PAGE_MAX, PREVIEW_LENGTH, previewOf } from './posts/post.rules.ts';
export { CONTENT_MAX, postSchema, TITLE_MAX } from './posts/post.schema.ts';
export type { PostDraft } from './posts/post.schema.ts';
export type { Post, PostStatus } from './posts/post.types.ts';
export type { FieldErrors, Problem } from './problem/problem.types.ts';
export {
  loginSchema,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN,
  refreshSchema,
  USERNAME_MAX,
} from './session/login.schema.ts';
export type { LoginForm } from './session/login.schema.ts';
export { STORAGE_KEYS } from './session/session.types.ts';
export type { StaffRole, TokenPair } from './session/session.types.ts';
export { DEBOUNCE_MS, leadingDebounce } from './timing/leading-debounce.ts';
export { failuresOf } from './validation/first-failure.ts';
export type { FieldFailure } from './validation/first-failure.ts';
