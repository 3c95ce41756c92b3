import { randomUUID } from 'node:crypto';
import type { Fund, StaffFund } from '@paniscus/domain/funds';
import {
  ASYNC_TIMEOUT_MS,
  buildDonationRequest,
  cachePage,
  completeDonation,
  createClockControl,
  openDonationsAdmin,
  postDonation,
  send,
  signInAs,
  startRecurringDonation,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);
const { access } = await signInAs(server, 'grace', 'admin');

const DESCRIPTION = 'Rangers who guard the forest.';
const fetchJson = async <Body>(path: string) =>
  (await (await fetch(server.url + path, { headers: { authorization: `Bearer ${access}` } })).json()) as Body;
const listActive = () => fetchJson<Fund[]>('/api/funds/');
const listAll = () => fetchJson<StaffFund[]>('/api/funds/all/');
const sendFund = (path: string, body: object, method = 'POST') =>
  send(server, `/api/funds/${path}`, body, { access, method });
const change = (id: number, body: object) => sendFund(`${id}/`, body, 'PUT');
async function createFund(name = `Fund ${randomUUID()}`): Promise<StaffFund> {
  const response = await sendFund('', { name, description: DESCRIPTION });
  if (response.status !== 201) throw new Error(`Creating a fund returned ${response.status}.`);
  return (await response.json()) as StaffFund;
}
const close = ({ id, name }: StaffFund) => change(id, { name, description: DESCRIPTION, is_active: false });

describe('funds in the admin', () => {
  it('are added at the end, shown to donors and put in another order', async () => {
    const [first, second] = [await createFund(), await createFund()];
    const others = (await listAll()).map(({ id }) => id).filter((id) => id !== first.id && id !== second.id);
    const isCached = await cachePage(server, '/donate', 'funds');

    const response = await sendFund('order/', { ids: [second.id, ...others, first.id] }, 'PUT');

    expect(response.status).toBe(200);
    expect((await listAll()).map(({ id }) => id)).toEqual([second.id, ...others, first.id]);
    expect((await listActive()).at(0)).toEqual({
      id: second.id,
      name: second.name,
      description: DESCRIPTION,
    });
    expect(isCached()).toBe(false);
  });

  it('keep their order when the list is incomplete or has changed', async () => {
    const fund = await createFund();
    const before = await listAll();

    for (const ids of [[fund.id], [...before.map(({ id }) => id), fund.id], before.map(() => fund.id)])
      expect((await sendFund('order/', { ids }, 'PUT')).status).toBe(409);

    expect(await listAll()).toEqual(before);
  });

  it('have unique names, ignoring case', async () => {
    const fund = await createFund();
    const duplicate = { name: ` ${fund.name.toUpperCase()}`, description: DESCRIPTION };

    const responses = await Promise.all([sendFund('', duplicate), sendFund('', duplicate)]);

    for (const response of responses) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        errors: { name: 'Another fund already has this name.' },
      });
    }
    expect((await change(fund.id, { ...duplicate, is_active: true })).status).toBe(200);
  });

  it('can be changed by admins only, and are audited', async () => {
    const fund = await createFund();
    const editor = await signInAs(server, 'lin', 'editor');
    const body = { name: fund.name, description: DESCRIPTION, is_active: false };

    const refused = await send(server, `/api/funds/${fund.id}/`, body, {
      access: editor.access,
      method: 'PUT',
    });
    await close(fund);

    expect(refused.status).toBe(403);
    expect((await change(2_147_483_647, body)).status).toBe(404);
    const [event] = await fetchJson<object[]>('/api/audit/?action=fund.updated');
    expect(event).toMatchObject({ subject_id: fund.id, details: { name: fund.name, active: 'no' } });
  });
});

describe('a fund in two tabs', () => {
  it('stays closed when a tab that was opened before saves it as active', async () => {
    const { id, name, version } = await createFund();
    const text = { name, description: DESCRIPTION, version };
    await change(id, { ...text, is_active: false });

    const stale = await change(id, { ...text, name: `${name} 2`, is_active: true });
    const repeated = await change(id, { ...text, is_active: false });

    expect([stale.status, repeated.status]).toEqual([409, 200]);
    expect((await listAll()).find((fund) => fund.id === id)).toMatchObject({ name, is_active: false });
  });
});

describe('a donation to a fund', () => {
  it('shows it on the receipt and in the admin list, filter and export, even after it was closed', async () => {
    const fund = await createFund();
    const admin = await openDonationsAdmin(server, 'rose');
    const { id, receiptToken } = await completeDonation(server, sandbox, { fund_id: fund.id });

    await close(fund);

    expect(await fetchJson(`/api/receipt/${receiptToken}/`)).toMatchObject({ fund: fund.name });
    expect(await admin.donation(id)).toMatchObject({ fund: fund.name });
    const listed = (await (await admin.get(`donations/?fund=${fund.id}`)).json()) as { id: number }[];
    expect(listed.map((donation) => donation.id)).toEqual([id]);
    expect(await (await admin.get(`donations/export.csv?fund=${fund.id}`)).text()).toContain(fund.name);
    const withoutFund = (await (await admin.get('donations/?fund=none&limit=100')).json()) as {
      fund: null;
    }[];
    expect(new Set(withoutFund.map((donation) => donation.fund))).not.toContain(fund.name);
    expect((await listAll()).find((entry) => entry.id === fund.id)).toMatchObject({
      is_active: false,
      received_cents: 2500,
      received_count: 1,
    });
  });

  it('is rejected before anything is charged when the fund is closed or unknown', async () => {
    const fund = await createFund();
    await close(fund);

    for (const fund_id of [fund.id, 2_147_483_647]) {
      const response = await postDonation(server, buildDonationRequest({ fund_id }));
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        errors: { fund_id: expect.stringContaining('no longer available') },
      });
    }
  });

  it('keeps the fund with every monthly charge, until the fund is closed', async () => {
    const fund = await createFund();
    const donor = await startRecurringDonation(server, sandbox, { fund_id: fund.id });
    const advanceDays = createClockControl(server, sandbox);
    const listFunds = async () => {
      const query = 'SELECT fund_id FROM donations WHERE email = $1 ORDER BY id';
      const rows = await server.app.get(DataSource).query<{ fund_id: number | null }[]>(query, [donor.email]);
      return rows.map(({ fund_id }) => fund_id);
    };
    const waitForFunds = (expected: (number | null)[]) =>
      vi.waitFor(async () => expect(await listFunds()).toEqual(expected), ASYNC_TIMEOUT_MS);
    await advanceDays(32);
    await waitForFunds([fund.id, fund.id]);
    await server.app.get(DataSource).query('UPDATE funds SET is_active = false WHERE id = $1', [fund.id]);

    await advanceDays(32);

    await waitForFunds([fund.id, fund.id, null]);
    expect(await fetchJson(`/api/giving/${donor.token}/`)).toMatchObject({
      monthly_gifts: [{ fund: fund.name, is_fund_closed: true }],
    });
  });
});
