import { NAUGHTY_STRINGS } from '@paniscus/fixtures';
import {
  buildDonationRequest,
  createVisitor,
  post,
  runConcurrently,
  TRUST_LOCAL_PROXY,
  startServerWithSandbox,
  trialSample,
} from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const INVALID_VALUES = [null, [], {}, true, -1, 0, 1e308, 2 ** 31, 2 ** 53, 0.1, ['2500'], { $gt: '' }];
const CONCURRENCY = 8;
const INTENT_FIELDS = [
  'amount',
  'first_name',
  'last_name',
  'email',
  'metadata',
  'donation_id',
  'country',
  'region',
  'page_token',
];
const EMAIL_FIELDS = ['payment_intent_id', 'amount', 'first_name', 'last_name', 'email', 'country', 'region'];

const { server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

describe('malformed values in a donation', () => {
  const listStatuses = async (path: string, buildValid: () => object, fields: string[]) => {
    const statuses = new Map<string, number>();
    const bodies = fields.flatMap((field, n) =>
      [...trialSample(NAUGHTY_STRINGS, n), ...INVALID_VALUES].map((value) => ({ field, value })),
    );
    await runConcurrently(CONCURRENCY, bodies, async ({ field, value }) => {
      const { status } = await post(server, path, { ...buildValid(), [field]: value }, createVisitor());
      statuses.set(`${field}: ${JSON.stringify(value).slice(0, 60)}`, status);
    });
    return statuses;
  };
  const findServerErrors = (statuses: Map<string, number>) =>
    [...statuses].filter(([, status]) => status >= 500);

  it('never cause a 5xx when it is created', async () => {
    const buildValid = () => buildDonationRequest({ donation_id: undefined });

    expect(
      findServerErrors(await listStatuses('/api/create-payment-intent/', buildValid, INTENT_FIELDS)),
    ).toEqual([]);
  });

  it('never cause a 5xx in the email endpoint, and match nothing', async () => {
    const buildValid = () => ({
      ...buildDonationRequest({ donation_id: undefined, metadata: undefined }),
      payment_intent_id: 'pi_unknown',
      amount: 25,
    });

    const statuses = await listStatuses('/api/send-donation-email/', buildValid, EMAIL_FIELDS);

    expect([...statuses].filter(([, status]) => status !== 404 && status !== 422)).toEqual([]);
  });
});
