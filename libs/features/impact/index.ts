export { ImpactScreen } from './ImpactScreen/ImpactScreen';
export { StaffImpactScreen } from './StaffImpactScreen/StaffImpactScreen';
export type { ImpactState } from './ImpactScreen/ImpactScreen';
export type { FigureAction, StaffImpactState } from './StaffImpactScreen/staff-impact-screen.types';
