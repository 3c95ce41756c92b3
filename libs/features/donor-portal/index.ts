export { FindDonorPortalScreen } from './FindDonorPortalScreen/FindDonorPortalScreen';
export { DonorPortalScreen } from './DonorPortalScreen/DonorPortalScreen';
export { DonorPortalYearScreen } from './DonorPortalYearScreen/DonorPortalYearScreen';
export { ReceiptScreen } from './ReceiptScreen/ReceiptScreen';
export type { FindDonorPortalState } from './FindDonorPortalScreen/FindDonorPortalScreen';
export type {
  ChargeOutcome,
  DonorPortalState,
  PortalAction,
  RecurringDonationChange,
} from './DonorPortalScreen/donor-portal-state';
export type { DonorPortalYearState } from './DonorPortalYearScreen/DonorPortalYearScreen';
export type { ReceiptScreenState } from './ReceiptScreen/ReceiptScreen';
