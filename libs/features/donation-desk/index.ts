// The staff's desk of gifts: what was given, who gives monthly, and whom gifts remember.
export { StaffDonationScreen } from './StaffDonationScreen/StaffDonationScreen';
export { StaffDonationsScreen } from './StaffDonationsScreen/StaffDonationsScreen';
export { StaffRecurringDonationsScreen } from './StaffMonthlyGiftsScreen/StaffMonthlyGiftsScreen';
export { StaffTributesScreen } from './StaffTributesScreen/StaffTributesScreen';
export type { DonationAction, StaffDonationState } from './StaffDonationScreen/StaffDonationScreen';
export type { DonationFilter } from './StaffDonationsScreen/DonationFilters';
export type { StaffDonationsState } from './StaffDonationsScreen/StaffDonationsScreen';
export type { RecurringDonationFilter } from './StaffMonthlyGiftsScreen/MonthlyGiftFilters';
export type { StaffRecurringDonationsState } from './StaffMonthlyGiftsScreen/StaffMonthlyGiftsScreen';
export type { StaffTributesState } from './StaffTributesScreen/StaffTributesScreen';
