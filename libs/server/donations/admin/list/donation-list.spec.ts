import { DONATION_STATES } from '@paniscus/domain/donation';
import type { DonationSummary } from '@paniscus/domain/donation';
import { openDonationsAdmin, insertDonation, startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const server = await startServer();
const admin = await openDonationsAdmin(server);

const fetchDonations = async (query: string) => {
  const response = await admin.get(`donations/?${query}`);
  if (response.status !== 200) throw new Error(`The donation list returned ${response.status}.`);
  return (await response.json()) as DonationSummary[];
};
const listIds = async (query: string) => (await fetchDonations(query)).map(({ id }) => id);
const search = (text: string) => listIds(`search=${encodeURIComponent(text)}&limit=100`);
const fetchFile = async (query: string) => {
  const response = await admin.get(`donations/export.csv?${query}`);
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
};

describe('donation list', () => {
  it('is sorted newest first and links to the next page with the same filters', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1)
      ids.unshift(await insertDonation(server, { lastName: 'Pager' }));

    const listedIds: number[] = [];
    let path: string | undefined = '?state=succeeded&frequency=once&search=Pager&limit=2';
    while (path !== undefined) {
      const response = await admin.get(`donations/${path}`);
      listedIds.push(...((await response.json()) as DonationSummary[]).map(({ id }) => id));
      path = /<\/api\/donations\/(\?[^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }

    expect(listedIds).toEqual(ids);
  });

  it('contains a summary of each donation and is not cached', async () => {
    const id = await insertDonation(server, {
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
        is_anonymous: false,
        fund: null,
        has_tribute: false,
        has_attention: true,
        attention: 'Please look.',
        dispute: null,
        created_at: '2026-04-21T10:05:00.000Z',
      },
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('has notes, which must have been seen before they are marked as reviewed', async () => {
    const id = await insertDonation(server, { attention: 'Please look. The payment is disputed.' });
    const review = (attention: string) => admin.post(`donations/${id}/resolve-attention/`, { attention });

    const stale = await review('Please look.');
    const current = await admin.donation(id);
    const seen = await review(current.attention ?? '');

    expect([stale.status, seen.status]).toEqual([409, 200]);
    expect(current.attention).toBe('Please look. The payment is disputed.');
  });

  it.each(DONATION_STATES)('can be filtered by %s', async (status) => {
    const id = await insertDonation(server, { status });

    const donations = await fetchDonations(`state=${status}&limit=100`);

    expect(donations.map((donation) => donation.id)).toContain(id);
    expect(new Set(donations.map(({ state }) => state))).toEqual(new Set([status]));
  });

  it('finds a donation by receipt number, email or name, and escapes wildcards', async () => {
    const id = await insertDonation(server, {
      firstName: 'Dian',
      lastName: '100% Ape',
      email: 'dian.f@karisoke.example',
      receiptNumber: '2026-098765',
    });

    expect(await search('2026-098765')).toEqual([id]);
    expect(await search('KARISOKE')).toEqual([id]);
    expect(await search('dian 100')).toEqual([id]);
    expect(await search('%')).toEqual([id]);
    expect(await search("' OR 1=1 --")).toEqual([]);
  });

  it("distinguishes recurring from one-time donations and counts days in the organization's time zone", async () => {
    const once = await insertDonation(server, { lastName: 'Dayson', at: '2025-03-02T05:59:00Z' });
    const monthly = await insertDonation(server, {
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
    ['fund=forest', 'fund'],
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

  it('is accessible to admins only, like all donation admin routes', async () => {
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
  it('has one line per donation, with amounts in dollars and escaped formulas', async () => {
    await insertDonation(server, {
      firstName: "=HYPERLINK('x')",
      lastName: 'Filed, "Jr."',
      receiptNumber: '2026-000815',
      refundedCents: 500,
    });

    const response = await admin.get('donations/export.csv?search=Filed');
    const file = await fetchFile('search=Filed');

    expect(response.headers.get('content-disposition')).toBe('attachment; filename="donations.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const lines = file.slice(1).split('\r\n');
    expect(lines[0]).toBe(
      'Receipt,Status,Created,Received,Frequency,First name,Last name,Email,State or region,Country,Charged,Gift,Processing fee,Refunded,Tribute,Risk,Attention,Fund,Anonymous,Dispute',
    );
    expect(lines[1]).toMatch(
      /^2026-000815,succeeded,2026-04-21T10:05:00.000Z,2026-04-21T10:05:00.000Z,once,'=HYPERLINK\('x'\),"Filed, ""Jr."""/,
    );
    expect(lines[1]).toMatch(/,United States,25,25,0,5,,,,,no,$/);
    expect(lines.slice(2)).toEqual(['']);
  });

  it('contains all matching donations and no others', async () => {
    await Promise.all(Array.from({ length: 250 }, () => insertDonation(server, { lastName: 'Crowd' })));

    const lines = (await fetchFile('search=Crowd')).trim().split('\r\n').slice(1);

    expect(lines).toHaveLength(250);
    expect((await fetchFile('search=Crowd&state=failed')).trim().split('\r\n')).toHaveLength(1);
  });
});
