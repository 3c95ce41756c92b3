import type { Dispute } from './dispute-response.schema.ts';

/** A dispute in a CSV file: empty without one, otherwise with its deadline as ISO 8601 in UTC. */
export function formatDispute(dispute: Dispute | null): string {
  if (dispute === null) return '';
  return dispute.due_at === null ? 'Needs a response' : `Needs a response by ${dispute.due_at}`;
}
