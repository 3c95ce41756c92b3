import type { InferType } from 'yup';
import {
  cents,
  choice,
  integer,
  list,
  record,
  text,
  timestamp,
  timestampOrNull,
} from '../validation/response-fields.ts';

/** What may need a person now. */
const TASK_KINDS = [
  'order-disputes',
  'donation-disputes',
  'orders',
  'donations',
  'order-refunds',
  'donation-refunds',
  'order-emails',
  'donation-emails',
  'tributes',
] as const;
/** What is known about a part of the system. */
const SYSTEM_STATES = ['ok', 'attention', 'unknown'] as const;
/** Parts of the system whose state is shown. */
const SYSTEM_PARTS = ['database', 'jobs', 'webhooks', 'email'] as const;

const taskSchema = record({
  kind: choice(TASK_KINDS),
  count: integer('How many need a person; at least 1.'),
  due_at: timestamp('The next deadline; absent when there is none.').optional(),
});

const salesMonthSchema = record({
  month: text("YYYY-MM, in the organization's time zone."),
  sales_cents: cents('Paid orders in whole US cents, including those that were refunded later.'),
  donations_cents: cents('Donations in whole US cents, including those that were refunded later.'),
  refunded_cents: cents('Refunds of the orders and donations of this month, in whole US cents.'),
});

const systemPartSchema = record({
  part: choice(SYSTEM_PARTS),
  state: choice(SYSTEM_STATES, 'Working as far as it was checked, in need of a person, or not known.'),
  count: integer('Jobs that failed permanently, or emails waiting to be sent.'),
  last_at: timestampOrNull('When the last job failed, the last event arrived or the last email was sent.'),
});

/** Response of `GET /api/dashboard/`. */
export const dashboardResponse = record({
  tasks: list(taskSchema, 'Only what needs a person, in order of urgency.'),
  months: list(salesMonthSchema, 'The last twelve months, oldest first.'),
  system: list(systemPartSchema),
});

export type TaskKind = (typeof TASK_KINDS)[number];
export type SystemState = (typeof SYSTEM_STATES)[number];
export type SystemPart = InferType<typeof systemPartSchema>;
export type SalesMonth = InferType<typeof salesMonthSchema>;
export type Dashboard = InferType<typeof dashboardResponse>;
