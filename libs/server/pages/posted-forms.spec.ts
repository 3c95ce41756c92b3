import { createVisitor, startServer, TRUST_LOCAL_PROXY } from '@paniscus/server/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { writeSite } from './testing/site.fixture.ts';

const LOOKUP = { number: 'PN-000017', email: 'ada@example.org' };

const site = await writeSite();
afterAll(() => site.remove());
const server = await startServer({
  WEB_DIR: site.webDir,
  PUBLIC_URL: 'https://site.example',
  ...TRUST_LOCAL_PROXY,
});

describe('forms posted without JavaScript', () => {
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { ...createVisitor(), ...headers },
    });
  const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

  it('are handled by the action of their page, which calls the API and is not stored', async () => {
    for (const headers of [OWN_PAGE, { origin: 'https://site.example' }, { origin: server.url }]) {
      const response = await post('/SueBiblio/', LOOKUP, headers);

      expect(response.status).toBe(202);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
      expect(await response.text()).toContain('form answered 202');
    }
    expect((await post('/SueBiblio', { ...LOOKUP, email: 'ada' }, OWN_PAGE)).status).toBe(422);
    expect(await (await fetch(`${server.url}/SueBiblio`)).text()).toContain('of /suebiblio at');
  });

  it('of other sites do nothing and lead to the page', async () => {
    const foreign = [
      {},
      { 'sec-fetch-site': 'cross-site', origin: 'https://site.example' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const response = await post('/SueBiblio', LOOKUP, headers as Record<string, string>);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/suebiblio']);
    }
  });

  it('to a capability URL may come from a mail client, which unsubscribes in one press', async () => {
    const url = `/newsletter/${'t'.repeat(43)}`;
    const oneClick = { 'List-Unsubscribe': 'One-Click' };

    expect(await (await post(url, oneClick)).text()).toContain('posted List-Unsubscribe=One-Click');
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const multipart = await fetch(server.url + url, { method: 'POST', headers: createVisitor(), body });
    expect([multipart.status, (await multipart.text()).includes('posted ')]).toEqual([200, true]);
  });

  it('lead back to pages that do not handle them, and not found where there is no page', async () => {
    const response = await post('/Posts/?x=1', { password: 'secret' }, OWN_PAGE);

    expect([response.status, response.headers.get('location')]).toEqual([303, '/posts']);
    expect((await post('/no-such-page', {}, OWN_PAGE)).status).toBe(404);
  });

  it('must be form-encoded and short', async () => {
    const json = await fetch(`${server.url}/SueBiblio`, {
      method: 'POST',
      headers: { ...createVisitor(), ...OWN_PAGE, 'content-type': 'text/plain' },
      body: JSON.stringify(LOOKUP),
    });

    expect(json.status).toBe(415);
    expect((await post('/SueBiblio', { number: 'x'.repeat(9000) }, OWN_PAGE)).status).toBe(413);
  });

  it('count toward the limits of the API and of the visitor’s network', async () => {
    const visitor = createVisitor();
    const statuses = [];
    for (let n = 0; n < 61; n += 1)
      statuses.push((await post('/SueBiblio', LOOKUP, { ...OWN_PAGE, ...visitor })).status);
    const rejected = await post('/SueBiblio', LOOKUP, { ...OWN_PAGE, ...visitor });

    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 202));
    expect(statuses[20]).toBe(429);
    expect(rejected.status).toBe(429);
    expect(await rejected.text()).toContain('<h1>Too many requests</h1>');
  });
});
