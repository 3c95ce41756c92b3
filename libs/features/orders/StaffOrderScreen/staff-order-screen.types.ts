import type { StaffOrder } from '@paniscus/domain/orders';

export type OrderAction = 'retry' | 'resolve' | 'resend' | 'refund' | 'correct' | 'edit';

export type StaffOrderState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'notFound' }
  /** `done` describes the result of the last action. */
  | { kind: 'ready'; order: StaffOrder; done?: string }
  | { kind: 'processing'; order: StaffOrder; action: OrderAction }
  | { kind: 'refused'; order: StaffOrder; action: OrderAction; message: string };

export type ShownOrder = Extract<StaffOrderState, { order: StaffOrder }>;
