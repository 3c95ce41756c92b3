export { FindDonorPortalScreen } from './FindGivingScreen/FindGivingScreen';
export { DonorPortalScreen } from './GivingScreen/GivingScreen';
export { DonorPortalYearScreen } from './GivingYearScreen/GivingYearScreen';
export { ReceiptScreen } from './ReceiptScreen/ReceiptScreen';
export type { FindDonorPortalState } from './FindGivingScreen/FindGivingScreen';
export type { Doing, DonorPortalState, RecurringDonationChange } from './GivingScreen/giving-state';
export type { DonorPortalYearState } from './GivingYearScreen/GivingYearScreen';
export type { ReceiptScreenState } from './ReceiptScreen/ReceiptScreen';
