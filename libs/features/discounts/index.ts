export { StaffDiscountsScreen } from './StaffDiscountsScreen/StaffDiscountsScreen';
export type {
  DiscountAction,
  StaffDiscountsState,
} from './StaffDiscountsScreen/staff-discounts-screen.types';
