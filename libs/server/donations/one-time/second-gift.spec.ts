import {
  buildDonationRequest,
  payDonation,
  requestDonationEmail,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

it('a second gift of a donor within minutes needs attention, and those of two donors do not', async () => {
  const first = buildDonationRequest();
  const second = buildDonationRequest({ email: first.email.toUpperCase() });
  const other = buildDonationRequest();
  for (const request of [first, second, other]) {
    const { intentId } = await payDonation(server, sandbox, request);
    expect((await requestDonationEmail(server, intentId, request)).status).toBe(200);
  }

  const rows = await server.app
    .get(DataSource)
    .query<{ attention: string | null }[]>('SELECT attention FROM donations ORDER BY id');

  expect(rows.map(({ attention }) => attention)).toEqual([
    null,
    expect.stringMatching(/^This donor gave twice within minutes \(see donation \d{4}-\d{6}\)\./),
    null,
  ]);
});
