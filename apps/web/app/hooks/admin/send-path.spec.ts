import { expect, it } from 'vitest';
import { getSendPath } from './send-path';

const SENT = {
  id: 3,
  post_id: 7,
  title: 'Fig season',
  sent_by: 'ada',
  recipients: 12,
  waiting: 0,
  stopped: 0,
  started_at: '2026-04-21T10:05:00Z',
  completed_at: null,
};

it('is offered until a post has reached everybody', () => {
  const newsletter = { issues: [SENT] };

  expect(getSendPath(newsletter, 8)).toBe('/newsletter-issues?post=8');
  expect(getSendPath(newsletter, 7)).toBeUndefined();
  expect(getSendPath({ issues: [{ ...SENT, stopped: 1 }] }, 7)).toBe('/newsletter-issues?post=7');
});

it('is not offered before it is known what was sent', () => {
  expect(getSendPath(undefined, 8)).toBeUndefined();
});
