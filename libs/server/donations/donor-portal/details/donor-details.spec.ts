import type { DonorPortalPage } from '@paniscus/domain/donor-portal';
import type { Receipt } from '@paniscus/domain/donation';
import {
  ASYNC_TIMEOUT_MS,
  completeDonation,
  createClockControl,
  findStoredRecurringDonations,
  openDonationsAdmin,
  post,
  startRecurringDonation,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const DETAILS = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_line1: '12 Forest Road',
  address_line2: 'Apt 4',
  city: 'Des Moines',
  region: 'IA',
  postal_code: '50309',
  country: 'US',
};
const ADDRESS = '12 Forest Road, Apt 4, Des Moines, IA 50309, United States';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);
const admin = await openDonationsAdmin(server);

describe('name and address of a donor', () => {
  beforeEach(() => sandbox.reset());
  afterEach(() => vi.restoreAllMocks());

  const change = (token: string, body: object = DETAILS) =>
    post(server, `/api/giving/${token}/details/`, body);
  const fetchPortal = async (token: string) =>
    (await (await fetch(`${server.url}/api/giving/${token}/`)).json()) as DonorPortalPage;
  const fetchReceipt = async (token: string) =>
    (await (await fetch(`${server.url}/api/receipt/${token}/`)).json()) as Receipt;
  const findCustomers = async (email: string) => {
    const ids = (await findStoredRecurringDonations(server, email)).map(({ customerId }) => customerId);
    return (await sandbox.state('customers')).filter(({ id }) => ids.includes(id));
  };

  it('changes future receipts, recurring gifts and the provider’s customer, but no past receipt', async () => {
    const advanceDays = createClockControl(server, sandbox);
    const donor = await startRecurringDonation(server, sandbox);
    await waitUntilIdle(server, sandbox);
    const [first] = (await fetchPortal(donor.token)).gifts;
    const before = await fetchReceipt(first?.receipt_token ?? '');

    const response = await change(donor.token, { ...DETAILS, city: '  Des   Moines ', region: 'Iowa' });
    await advanceDays(32);

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ name: 'Ada Byron', details: DETAILS });
    await vi.waitFor(
      async () => expect((await fetchPortal(donor.token)).gifts).toHaveLength(2),
      ASYNC_TIMEOUT_MS,
    );
    const [latest, oldest] = (await fetchPortal(donor.token)).gifts;
    expect(await fetchReceipt(latest?.receipt_token ?? '')).toMatchObject({
      name: 'Ada Byron',
      place: ADDRESS,
    });
    expect(await fetchReceipt(oldest?.receipt_token ?? '')).toEqual(before);
    expect(await findCustomers(donor.email)).toMatchObject([
      { name: 'Ada Byron', address: { line1: '12 Forest Road', postal_code: '50309', country: 'US' } },
    ]);
  });

  it('is recorded in the history of the gift and in the audit log', async () => {
    const { id, email, donorPortalToken } = await completeDonation(server, sandbox);

    await change(donorPortalToken);
    await change(donorPortalToken);

    const { history } = await admin.donation(id);
    const texts = history.filter(({ cause }) => cause === 'donor').map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith('Name'))).toEqual([
      `Name and address for future receipts: Ada Byron, ${ADDRESS}`,
    ]);
    const audit = await (await admin.get('audit/?action=donor.details_changed&limit=1')).json();
    expect(audit).toMatchObject([{ actor: 'Donor', actor_id: null, details: {} }]);
    const data = await (await admin.post('personal-data/', { email })).json();
    expect(data).toMatchObject({ donor_details: [{ name: 'Ada Byron', address: ADDRESS }] });
  });

  it('is on the receipt of a new gift only when that gift has the same name', async () => {
    const { email, donorPortalToken } = await completeDonation(server, sandbox);
    await change(donorPortalToken);

    const same = await completeDonation(server, sandbox, { email, first_name: 'ada', last_name: 'BYRON' });
    const other = await completeDonation(server, sandbox, { email, first_name: 'Eve', last_name: 'Other' });

    expect((await fetchReceipt(same.receiptToken)).place).toBe(ADDRESS);
    expect((await fetchReceipt(other.receiptToken)).place).not.toContain('Forest');
  });

  it('changes nothing, here and at the provider, when the provider fails for one of two gifts', async () => {
    const donor = await startRecurringDonation(server, sandbox);
    await startRecurringDonation(server, sandbox, { email: donor.email });
    await waitUntilIdle(server, sandbox);
    const customers = await findCustomers(donor.email);
    const last =
      customers
        .map(({ id }) => String(id))
        .sort()
        .at(-1) ?? '';
    const before = await fetchPortal(donor.token);
    await sandbox.injectFault({
      service: 'stripe',
      mode: 'error',
      match: `/customers/${last}`,
      times: 8,
      status: 500,
    });

    const response = await change(donor.token);
    await sandbox.reset();

    expect(response.status).toBe(503);
    expect(await fetchPortal(donor.token)).toEqual(before);
    expect((await findCustomers(donor.email)).map(({ name }) => name)).toEqual(
      customers.map(({ name }) => name),
    );
    expect((await change(donor.token)).status).toBe(200);
  });

  it('is changed once when two changes run at the same time', async () => {
    const donor = await startRecurringDonation(server, sandbox);

    const statuses = (
      await Promise.all(['Byron', 'King'].map((last_name) => change(donor.token, { ...DETAILS, last_name })))
    ).map(({ status }) => status);

    expect(statuses.sort()).toEqual([200, 409]);
    const { name } = await fetchPortal(donor.token);
    expect((await findCustomers(donor.email)).map((customer) => customer.name)).toEqual([name]);
  });

  it('is refused with an invalid field, which is named', async () => {
    const { donorPortalToken } = await completeDonation(server, sandbox);
    const invalid: [wrong: object, errors: object][] = [
      [{ first_name: 'A' }, { first_name: 'First Name must be at least 2 characters.' }],
      [{ region: '' }, { region: 'State is required for United States.' }],
      [{ postal_code: '!' }, { postal_code: 'Invalid postal code (e.g., 12345, A1B 2C3, SW1A 1AA).' }],
      [{ country: 'XX' }, { country: 'Choose a country from the list.' }],
    ];

    for (const [wrong, errors] of invalid) {
      const response = await change(donorPortalToken, { ...DETAILS, ...wrong });
      expect([response.status, await response.json()]).toMatchObject([422, { errors }]);
    }
  });

  it('cannot be changed with an unknown link, and is erased with the donor', async () => {
    const { email, donorPortalToken } = await completeDonation(server, sandbox);
    await change(donorPortalToken);

    expect((await change('A'.repeat(43))).status).toBe(404);
    await vi.waitFor(
      async () =>
        expect((await admin.post('personal-data/erase/', { email, confirmation: email })).ok).toBe(true),
      ASYNC_TIMEOUT_MS,
    );
    const rows = await server.app
      .get(DataSource)
      .query('SELECT 1 FROM donor_details WHERE email = $1', [email]);
    expect(rows).toEqual([]);
  });
});
