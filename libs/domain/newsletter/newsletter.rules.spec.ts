import { expect, it } from 'vitest';
import type { NewsletterIssue } from './newsletter-response.schema.ts';
import { isSendable, isSending } from './newsletter.rules.ts';

const anIssue = (issue: Partial<NewsletterIssue>): NewsletterIssue => ({
  id: 1,
  post_id: 1,
  title: 'Rain',
  sent_by: 'Rose',
  recipients: 2,
  waiting: 0,
  stopped: 0,
  started_at: '2026-02-03T14:30:00.000Z',
  completed_at: '2026-02-03T14:31:00.000Z',
  ...issue,
});

it.each([
  ['its emails are still being put in the outbox', anIssue({ completed_at: null }), true],
  ['an email waits', anIssue({ waiting: 1 }), true],
  ['all of its emails have left', anIssue({}), false],
])('tells whether a post is being sent while %s', (_, issue, expected) => {
  expect(isSending(issue)).toBe(expected);
});

it.each([
  ['that was never sent', undefined, true],
  ['that was unpublished before it reached everybody', anIssue({ stopped: 1 }), true],
  ['that has reached everybody', anIssue({}), false],
])('tells whether a post can be sent %s', (_, issue, expected) => {
  expect(isSendable(issue)).toBe(expected);
});
