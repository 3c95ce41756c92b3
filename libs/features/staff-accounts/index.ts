export { AuditScreen } from './AuditScreen/AuditScreen';
export type { AuditFilter } from './AuditScreen/AuditFilters';
export type { AuditState } from './AuditScreen/AuditScreen';
export { StaffScreen } from './StaffScreen/StaffScreen';
export type { StaffAction, StaffState } from './StaffScreen/staff-screen.types';
