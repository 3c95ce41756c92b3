export { FindOrderScreen } from './FindOrderScreen/FindOrderScreen';
export { OrderScreen } from './OrderScreen/OrderScreen';
export { StaffOrderScreen } from './StaffOrderScreen/StaffOrderScreen';
export { StaffOrdersScreen } from './StaffOrdersScreen/StaffOrdersScreen';
export type { FindOrderState } from './FindOrderScreen/FindOrderScreen';
export type { OrderScreenState } from './OrderScreen/OrderScreen';
export type { OrderAction, StaffOrderState } from './StaffOrderScreen/staff-order-screen.types';
export type { OrderFilter } from './StaffOrdersScreen/OrderFilters';
export type { StaffOrdersState } from './StaffOrdersScreen/StaffOrdersScreen';
