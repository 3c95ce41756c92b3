import { randomUUID } from 'node:crypto';
import type { DonorPortalPage } from '@paniscus/domain/donor-portal';
import {
  ASYNC_TIMEOUT_MS,
  completeDonation,
  createClockControl,
  openDonationsAdmin,
  post,
  startRecurringDonation,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);
const admin = await openDonationsAdmin(server);

describe('anonymous donation', () => {
  const createEmail = () => `ada-${randomUUID()}@example.org`;
  const changeAnonymity = (token: string, body: object) =>
    post(server, `/api/giving/${token}/anonymity/`, body);
  const hideName = async (token: string, is_anonymous = true) =>
    (await (await changeAnonymity(token, { is_anonymous })).json()) as DonorPortalPage;
  const fetchPortal = async (token: string) =>
    (await (await fetch(`${server.url}/api/giving/${token}/`)).json()) as DonorPortalPage;
  const listAnonymity = async (email: string) => {
    const query = 'SELECT is_anonymous FROM donations WHERE email = $1';
    const rows = await server.app.get(DataSource).query<{ is_anonymous: boolean }[]>(query, [email]);
    return rows.map((row) => row.is_anonymous);
  };

  it('is named to staff and on its receipt, but not on the card or the memory wall', async () => {
    const cardEmail = createEmail();
    const { id, email, receiptToken } = await completeDonation(server, sandbox, {
      is_anonymous: true,
      tribute: {
        kind: 'memory',
        name: 'Grace Okafor',
        card: { name: 'Samuel Okafor', email: cardEmail, message: undefined },
        wall_line: 'She taught us to listen.',
      },
    });
    await waitUntilIdle(server, sandbox);

    const donation = await admin.donation(id);
    await admin.post(`tributes/${donation.tribute?.id}/wall/`, { state: 'shown' });

    expect(donation).toMatchObject({ name: 'Ada Lovelace', is_anonymous: true });
    expect(donation.tribute).toMatchObject({ from: 'Ada Lovelace', is_anonymous: true });
    expect(await (await admin.get(`donations/export.csv?search=${email}`)).text()).toMatch(/,yes,\r?\n?$/);
    const receipt = await (await fetch(`${server.url}/api/receipt/${receiptToken}/`)).json();
    expect(receipt).toMatchObject({ name: 'Ada Lovelace' });
    const [card] = (await sandbox.mail()).filter(({ to }) => to === cardEmail);
    expect(card?.text).toContain('Someone who prefers to stay anonymous');
    const wall = await (await fetch(`${server.url}/api/memory-wall/`)).text();
    expect(wall).toContain('She taught us to listen.');
    expect(JSON.stringify(card) + wall).not.toMatch(/Lovelace/);
  });

  it('stays anonymous with every charge of a recurring donation, until the donor changes it', async () => {
    const advanceDays = createClockControl(server, sandbox);
    const donor = await startRecurringDonation(server, sandbox, { is_anonymous: true });
    await advanceDays(32);
    await expect.poll(() => listAnonymity(donor.email), { timeout: ASYNC_TIMEOUT_MS }).toEqual([true, true]);

    const { anonymity } = await hideName(donor.token, false);
    await advanceDays(32);

    expect(anonymity).toBe('none');
    await expect
      .poll(() => listAnonymity(donor.email), { timeout: ASYNC_TIMEOUT_MS })
      .toEqual([false, false, false]);
  });

  it('can be chosen afterward in the donor portal, for the gifts of one email address only', async () => {
    const email = createEmail();
    const named = await completeDonation(server, sandbox, { email });
    await completeDonation(server, sandbox, { email: email.toUpperCase(), is_anonymous: true });
    const other = await completeDonation(server, sandbox);
    const before = await fetchPortal(named.donorPortalToken);

    const after = await hideName(named.donorPortalToken);

    expect([before.anonymity, after.anonymity]).toEqual(['some', 'all']);
    expect(await hideName(named.donorPortalToken)).toEqual(after);
    expect((await fetchPortal(other.donorPortalToken)).anonymity).toBe('none');
  });

  it('is not changed by an unknown link or an incomplete request', async () => {
    const { donorPortalToken } = await completeDonation(server, sandbox);

    expect((await changeAnonymity('A'.repeat(43), { is_anonymous: true })).status).toBe(404);
    expect((await changeAnonymity(donorPortalToken, {})).status).toBe(422);
    expect((await fetchPortal(donorPortalToken)).anonymity).toBe('none');
  });
});
