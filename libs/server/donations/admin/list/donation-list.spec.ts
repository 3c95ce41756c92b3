import { DONATION_STATES } from '@paniscus/domain/donation';
import type { DonationSummary } from '@paniscus/domain/donation';
import { openDonationsAdmin, aStoredDonation, startTestApp } from '@paniscus/server/testing';
import type { DonationsAdminClient, TestApp } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestApp;
let admin: DonationsAdminClient;
beforeAll(async () => {
  server = await startTestApp();
  admin = await openDonationsAdmin(server);
});
afterAll(() => server.stop());

const listed = async (query: string) => {
  const response = await admin.get(`donations/?${query}`);
  if (response.status !== 200) throw new Error(`The list answered ${response.status}.`);
  return (await response.json()) as DonationSummary[];
};
const listIds = async (query: string) => (await listed(query)).map(({ id }) => id);
const searched = (text: string) => listIds(`search=${encodeURIComponent(text)}&limit=100`);
const getFile = async (query: string) => {
  const response = await admin.get(`donations/export.csv?${query}`);
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
};

describe('donation list', () => {
  it('lists the newest first and links to the next page with the same filters', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1)
      ids.unshift(await aStoredDonation(server, { lastName: 'Pager' }));

    const seen: number[] = [];
    let path: string | undefined = '?state=succeeded&frequency=once&search=Pager&limit=2';
    while (path !== undefined) {
      const response = await admin.get(`donations/${path}`);
      seen.push(...((await response.json()) as DonationSummary[]).map(({ id }) => id));
      path = /<\/api\/donations\/(\?[^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }

    expect(seen).toEqual(ids);
  });

  it('contains a summary of each donation and is not cached', async () => {
    const id = await aStoredDonation(server, {
      firstName: 'Mary',
      lastName: 'Leakey',
      receiptNumber: '2026-004711',
      attention: 'Please look.',
    });

    const response = await admin.get('donations/?search=Mary%20Leakey');

    expect(await response.json()).toEqual([
      {
        id,
        receipt_number: '2026-004711',
        state: 'succeeded',
        frequency: 'once',
        name: 'Mary Leakey',
        email: expect.stringContaining('@example.org'),
        amount_cents: 2500,
        refunded_cents: 0,
        has_tribute: false,
        has_attention: true,
        created_at: '2026-04-21T10:05:00.000Z',
      },
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(DONATION_STATES)('can be filtered by %s', async (status) => {
    const id = await aStoredDonation(server, { status });

    const donations = await listed(`state=${status}&limit=100`);

    expect(donations.map((donation) => donation.id)).toContain(id);
    expect(new Set(donations.map(({ state }) => state))).toEqual(new Set([status]));
  });

  it('finds a donation by receipt number, email or name, and escapes wildcards', async () => {
    const id = await aStoredDonation(server, {
      firstName: 'Dian',
      lastName: '100% Ape',
      email: 'dian.f@karisoke.example',
      receiptNumber: '2026-098765',
    });

    expect(await searched('2026-098765')).toEqual([id]);
    expect(await searched('KARISOKE')).toEqual([id]);
    expect(await searched('dian 100')).toEqual([id]);
    expect(await searched('%')).toEqual([id]);
    expect(await searched("' OR 1=1 --")).toEqual([]);
  });

  it("distinguishes recurring from one-time donations and counts days in the organization's time zone", async () => {
    const once = await aStoredDonation(server, { lastName: 'Dayson', at: '2025-03-02T05:59:00Z' });
    const monthly = await aStoredDonation(server, {
      lastName: 'Dayson',
      at: '2025-03-02T06:01:00Z',
      isMonthly: true,
    });

    expect(await listIds('search=Dayson&frequency=once')).toEqual([once]);
    expect(await listIds('search=Dayson&frequency=monthly')).toEqual([monthly]);
    expect(await listIds('search=Dayson&from=2025-03-01&to=2025-03-01')).toEqual([once]);
    expect(await listIds('search=Dayson&from=2025-03-02')).toEqual([monthly]);
  });

  it.each([
    ['state=paid', 'state'],
    ['frequency=weekly', 'frequency'],
    ['from=yesterday', 'from'],
    ['to=2026-02-30', 'to'],
    ['limit=0', 'limit'],
    ['cursor=nowhere', 'cursor'],
    [`search=${'x'.repeat(201)}`, 'search'],
  ])('rejects ?%s and names the field', async (query, field) => {
    const response = await admin.get(`donations/?${query}`);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  it('is for admins only, like all donation admin routes', async () => {
    const editor = await openDonationsAdmin(server, 'ada', 'editor');
    const paths = [
      'donations/',
      'donations/export.csv',
      'donations/1/',
      'donation-totals/',
      'monthly-gifts/',
      'tributes/',
    ];

    for (const path of paths) {
      expect((await editor.get(path)).status).toBe(403);
      expect((await fetch(`${server.url}/api/${path}`)).status).toBe(401);
    }
    expect((await editor.post('donations/1/refund/')).status).toBe(403);
  });
});

describe('donation export', () => {
  it('has one line per donation, with amounts in dollars and without formulas', async () => {
    await aStoredDonation(server, {
      firstName: "=HYPERLINK('x')",
      lastName: 'Filed, "Jr."',
      receiptNumber: '2026-000815',
      refundedCents: 500,
    });

    const response = await admin.get('donations/export.csv?search=Filed');
    const file = await getFile('search=Filed');

    expect(response.headers.get('content-disposition')).toBe('attachment; filename="donations.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const lines = file.slice(1).split('\r\n');
    expect(lines[0]).toBe(
      'Receipt,State,Created,Given,Frequency,First name,Last name,E-mail,State or region,Country,Charged,Gift,Cost of the payment,Refunded,Tribute,Risk,Attention',
    );
    expect(lines[1]).toMatch(
      /^2026-000815,succeeded,2026-04-21T10:05:00.000Z,2026-04-21T10:05:00.000Z,once,'=HYPERLINK\('x'\),"Filed, ""Jr."""/,
    );
    expect(lines[1]).toMatch(/,United States,25,25,0,5,,,$/);
    expect(lines.slice(2)).toEqual(['']);
  });

  it('contains all matching donations and no others', async () => {
    await Promise.all(Array.from({ length: 250 }, () => aStoredDonation(server, { lastName: 'Crowd' })));

    const lines = (await getFile('search=Crowd')).trim().split('\r\n').slice(1);

    expect(lines).toHaveLength(250);
    expect((await getFile('search=Crowd&state=failed')).trim().split('\r\n')).toHaveLength(1);
  });
});
