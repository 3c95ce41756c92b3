import { createVisitor, startServer, TRUST_LOCAL_PROXY } from '@paniscus/server/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { writeSite } from './testing/site.fixture.ts';

const TYPED_URLS = ['/donate?amount=', '/store?q=', '/video?q=', '/SueBiblio?q='];

const site = await writeSite();
afterAll(() => site.remove());
const server = await startServer({ WEB_DIR: site.webDir, ...TRUST_LOCAL_PROXY });

describe('pages whose URL contains typed text', () => {
  const get = (path: string, headers: Record<string, string>) => fetch(server.url + path, { headers });

  /** Opens a URL that many times with different texts, ten at once; returns how many responses had each status. */
  async function openOften(url: string, times: number, headers: Record<string, string>) {
    const counts: Record<number, number> = {};
    for (let from = 1; from <= times; from += 10) {
      const numbers = Array.from({ length: Math.min(10, times - from + 1) }, (_, index) => from + index);
      for (const { status } of await Promise.all(numbers.map((number) => get(url + number, headers))))
        counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  it('open for a class of thirty behind one IP, five times a minute for each on two pages', async () => {
    const headers = createVisitor();

    expect(await openOften('/donate?amount=', 150, headers)).toEqual({ 200: 150 });
    expect(await openOften('/SueBiblio?q=', 150, headers)).toEqual({ 200: 150 });
  });

  it('are limited per network and page, and the other pages still open', async () => {
    const headers = createVisitor();

    expect(await openOften('/video?q=', 320, headers)).toEqual({ 200: 300, 429: 20 });
    const rejected = await get('/video?q=more', headers);

    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rejected.headers.get('cache-control')).toBe('no-store');
    expect(await rejected.text()).toContain('<h1>Too many searches</h1>');
    for (const path of ['/video', '/donate?amount=75', '/store?q=mug'])
      expect((await get(path, headers)).status).toBe(200);
    expect((await get('/video?q=more', createVisitor())).status).toBe(200);
  });

  it('are limited per network in all, so that a flood is bounded', async () => {
    const headers = createVisitor();

    const counts = [];
    for (const url of TYPED_URLS) counts.push(await openOften(url, 200, headers));

    expect(counts).toEqual([{ 200: 200 }, { 200: 200 }, { 200: 200 }, { 429: 200 }]);
    expect(await (await get('/donate?amount=5', headers)).text()).toContain('<h1>Too many requests</h1>');
    expect((await get('/donate', headers)).status).toBe(200);
  });
});
