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
  unknown: 'Not known yet',
};

export const STATE_COLORS = { ok: 'success', attention: 'error', unknown: 'default' } as const;

const pluralize = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** What is behind the state, in a sentence. */
export function describePart({ part, state, count }: SystemPart): string {
  switch (part) {
    case 'database':
      return state === 'ok' ? 'Answers within a second.' : 'Does not answer within a second.';
    case 'jobs':
      if (count > 0) return `${pluralize(count, 'job')} failed for good.`;
      return state === 'ok' ? 'No job has failed for good.' : 'Jobs are not being processed.';
    case 'webhooks':
      if (state === 'ok') return 'Stripe reports payments to this site.';
      return state === 'attention'
        ? 'The last payment was found by asking Stripe. Check the webhook in the Stripe dashboard.'
        : 'No payment was reported in the last 30 days.';
    case 'email':
      if (state === 'attention')
        return `${pluralize(count, 'email')} could not be sent so far. We keep trying.`;
      if (count > 0) return `${pluralize(count, 'email')} on the way.`;
      return state === 'ok' ? 'Nothing is waiting.' : 'No email was sent in the last 30 days.';
  }
}

/** Name of the time of a part; parts without one have no time. */
export const TIME_LABELS: Partial<Record<SystemPart['part'], string>> = {
  jobs: 'Last failure',
  webhooks: 'Last one',
  email: 'Last sent',
};
