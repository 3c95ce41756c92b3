export { findSummaryDay, toSummaryDate } from './summary-day.rules.ts';
export { dashboardResponse } from './dashboard-response.schema.ts';
export type {
  Dashboard,
  SalesMonth,
  SystemPart,
  SystemState,
  TaskKind,
} from './dashboard-response.schema.ts';
export { rateEmail, rateWebhooks } from './system-state.rules.ts';
