// The first page of staff: what needs a person, income, posts and the state of the system. Presentational only.
export { DashboardScreen } from './DashboardScreen/DashboardScreen';
export type { DashboardState } from './DashboardScreen/dashboard-screen.types';
