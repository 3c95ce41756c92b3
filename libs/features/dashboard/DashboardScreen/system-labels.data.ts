import type { SystemPart, SystemState } from '@paniscus/domain/dashboard';

export const PART_LABELS: Record<SystemPart['part'], string> = {
  database: 'Database',
  jobs: 'Background jobs',
  webhooks: 'Payment notifications',
  email: 'Email',
};

export const STATE_LABELS: Record<SystemState, string> = {
  ok: 'Working',
  attention: 'Needs attention',
  unknown: 'Unknown',
};

export const STATE_COLORS = { ok: 'success', attention: 'error', unknown: 'default' } as const;

const pluralize = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** What is behind the state, in a sentence. */
export function describePart({ part, state, count }: SystemPart): string {
  switch (part) {
    case 'database':
      return state === 'ok' ? 'Responds within a second.' : 'Does not respond within a second.';
    case 'jobs':
      if (count > 0) return `${pluralize(count, 'job')} failed permanently.`;
      return state === 'ok' ? 'No jobs have failed permanently.' : 'Jobs are not being processed.';
    case 'webhooks':
      if (state === 'ok') return 'Stripe reports payments to this site.';
      return state === 'attention'
        ? 'Stripe did not notify this site of the last payment; we found it by asking. Check the webhook in the Stripe dashboard.'
        : 'No payment was reported in the last 30 days.';
    case 'email':
      if (state === 'attention')
        return `${pluralize(count, 'email')} could not be sent yet. We will keep trying.`;
      if (count > 0) return `${pluralize(count, 'email')} on the way.`;
      return state === 'ok' ? 'Nothing is waiting.' : 'No email was sent in the last 30 days.';
  }
}

/** Name of the time of a part; parts without one have no time. */
export const TIME_LABELS: Partial<Record<SystemPart['part'], string>> = {
  jobs: 'Last failure',
  webhooks: 'Last notification',
  email: 'Last sent',
};
