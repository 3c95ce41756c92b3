// What donors see of their gifts: receipts, a year's summary, and the page on which a monthly gift is in their hands.
export { FindGivingScreen } from './FindGivingScreen/FindGivingScreen';
export { GivingScreen } from './GivingScreen/GivingScreen';
export { GivingYearScreen } from './GivingYearScreen/GivingYearScreen';
export { ReceiptScreen } from './ReceiptScreen/ReceiptScreen';
export type { FindGivingState } from './FindGivingScreen/FindGivingScreen';
export type { Doing, GivingState, MonthlyWish } from './GivingScreen/giving-state';
export type { GivingYearState } from './GivingYearScreen/GivingYearScreen';
export type { ReceiptScreenState } from './ReceiptScreen/ReceiptScreen';
