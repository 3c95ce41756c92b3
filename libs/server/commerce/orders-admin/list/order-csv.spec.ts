import { ERASED, ERASED_PERSON } from '@paniscus/domain/personal-data';
import { openOrdersAdmin, insertOrder, startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const ORDERS = 450;

const server = await startServer();
const admin = await openOrdersAdmin(server);

const fetchFile = async (query: string) => {
  const response = await admin.get(`export.csv?${query}`);
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
};

describe('orders CSV export', () => {
  it('is an uncached download in UTF-8 with a byte order mark for spreadsheets', async () => {
    const response = await admin.get('export.csv');

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('has one line per order, with amounts in plain dollars', async () => {
    const id = await insertOrder(server, { firstName: 'Zoë', lastName: 'Filed, "Jr."', quantities: [2, 1] });

    const file = await fetchFile('search=Filed');

    const number = `PN-${String(id).padStart(6, '0')}`;
    const lines = file.slice(1).split('\r\n');
    expect(lines[0]).toBe(
      'Number,Status,Created,Paid,Name,Email,Phone,Address 1,Address 2,City,State or region,ZIP,Country,Items,Subtotal,Discount code,Discount,Shipping,Tax,Total,Refunded,Print shop order,Tracking numbers,Attention,Dispute',
    );
    expect(lines[1]).toMatch(
      new RegExp(`^${number},paid,2026-04-21T10:05:00.000Z,2026-04-21T10:05:00.000Z,"Zoë Filed, ""Jr."""`),
    );
    expect(lines[1]).toContain(
      '2 × Forest Shirt - M / Moss; 1 × Forest Shirt - M / Moss,53,,0,7.99,3.71,64.7,0,',
    );
    expect(lines.slice(2)).toEqual(['']);
  });

  it('shows no address of nobody for an erased buyer', async () => {
    await insertOrder(server, { ...ERASED_PERSON, lastName: 'Nobody' });

    const file = await fetchFile('search=Nobody');

    expect(file).toContain(`Erased Nobody,${ERASED},`);
    expect(file).not.toContain(ERASED_PERSON.email);
  });

  it('escapes cells that a spreadsheet would interpret as formulas', async () => {
    const formulas = ["=HYPERLINK('http://evil.example')", '+1+1', '-2', '@SUM(A1)', '\t=1', '=cmd|calc!A0'];
    for (const formula of formulas)
      await insertOrder(server, { firstName: formula, lastName: 'Formula', address2: formula });

    const file = await fetchFile('search=Formula');

    const cells = file.split('\r\n').flatMap((line) => line.split(','));
    expect(file).toContain("'=HYPERLINK('http://evil.example') Formula");
    expect(cells.filter((cell) => /^"?\s*[=+@]/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => /^"?\s*-/.test(cell))).toEqual([]);
  });

  it('contains exactly the matching orders, even when they fill several batches', async () => {
    await Promise.all(
      Array.from({ length: ORDERS }, () => insertOrder(server, { state: 'delivered', lastName: 'Crowd' })),
    );

    const lines = (await fetchFile('search=Crowd&state=delivered')).trim().split('\r\n').slice(1);

    expect(lines).toHaveLength(ORDERS);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(ORDERS);
    expect((await fetchFile('search=Crowd&state=shipped')).trim().split('\r\n')).toHaveLength(1);
  });

  it('rejects an invalid filter', async () => {
    expect((await admin.get('export.csv?from=soon')).status).toBe(422);
  });
});
