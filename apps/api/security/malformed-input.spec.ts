import { cleanLine, isVisible } from '@paniscus/domain/text';
import { NAUGHTY_STRINGS } from '@paniscus/fixtures';
import { signInAs, startServer, trialSample } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const server = await startServer({ TRUST_PROXY: '127.0.0.1' });
const { access } = await signInAs(server, 'ada');

describe('malformed input', () => {
  let visitors = 0;
  /** Each request from a different IP, so that no rate limit hides the validation. */
  const post = (
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    type: string | undefined = 'application/json',
  ) => {
    visitors += 1;
    return fetch(server.url + path, {
      method: path === '/api/posts/1/' ? 'PUT' : 'POST',
      headers: {
        authorization: `Bearer ${access}`,
        'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
        ...(type !== '' && { 'content-type': type }),
      },
      body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    });
  };
  const paths = ['/api/posts/', '/api/posts/1/', '/api/token/', '/api/token/refresh/', '/api/token/revoke/'];
  const expectProblem = async (response: Response, status: number) => {
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({
      status,
      instance: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  };

  it.each(['', ' ', '{', '[1,]', '{"a":1,}', "{'a':1}", '{"a":NaN}', '{"a":01}', '{}x', 'nul', '{"a":"\t"}'])(
    'that is not JSON (%j) returns 400',
    async (body) => {
      for (const path of paths) await expectProblem(await post(path, body), 400);
    },
  );

  it.each([[[0x22, 0xff, 0x22]], [[0xff, 0xfe, 0x7b, 0]], [[0x7b, 0xc0, 0xaf, 0x7d]], [[0xed, 0xa0, 0x80]]])(
    'that is not UTF-8 (%j) is rejected, not repaired',
    async (bytes) => {
      for (const path of paths) await expectProblem(await post(path, Uint8Array.from(bytes)), 400);
    },
  );

  it.each([
    'null',
    '[]',
    '[{}]',
    '7',
    '"text"',
    'true',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{}}}',
    '{"title":{"$ne":null},"content":["x"]}',
    '{"title":"\\u0000","content":"x"}',
    '{"title":"\\ud800","content":"x"}',
    '{"title":"x","content":"\\udc00\\ud800"}',
    '{"\\u0000":1}',
    '{"title":1e999,"content":-1e999}',
    '{"title":"x","content":"x","id":2147483648}',
    '{"username":"\\u0000","password":"x"}',
    '{"username":"x","password":"\\ud83e"}',
    '{"refresh":["x"]}',
  ])('of the wrong shape (%s) returns 422', async (body) => {
    for (const path of paths) await expectProblem(await post(path, body), 422);
  });

  it.each([21, 1000, 10_000, 49_000])('nested %i deep returns 422', async (depth) => {
    for (const path of paths) {
      await expectProblem(await post(path, `${'['.repeat(depth)}${']'.repeat(depth)}`), 422);
      await expectProblem(await post(path, `${'{"a":'.repeat(depth / 4)}1${'}'.repeat(depth / 4)}`), 422);
    }
  });

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/json',
    'application/xml',
    'application/jsonx',
    'application/merge-patch+json',
    '*/*',
    'nonsense',
    '',
  ])('of the media type %j returns 415', async (type) => {
    for (const path of paths) await expectProblem(await post(path, 'title=x&content=x', type), 415);
  });

  it('that is too large returns 413: above 1 MB for posts and webhooks, 100 kB elsewhere', async () => {
    const padded = (size: number) => JSON.stringify({ title: 'x', content: 'x', pad: 'x'.repeat(size) });

    await expectProblem(await post('/api/posts/', padded(1_000_000)), 413);
    await expectProblem(await post('/api/posts/', padded(900_000)), 422);
    await expectProblem(await post('/api/token/', padded(100_000)), 413);
    await expectProblem(await post('/api/token/', padded(90_000)), 422);
    for (const service of ['stripe', 'printify']) {
      await expectProblem(await post(`/api/webhooks/${service}/`, padded(1_000_000)), 413);
      await expectProblem(await post(`/api/webhooks/${service}/`, padded(900_000)), 400);
    }
  });

  it.each(['/api/posts/', '/api/token/', '/api/webhooks/stripe/'])(
    'that turns out to be too large while it arrives at %s returns 413',
    async (path) => {
      const chunk = new TextEncoder().encode('x'.repeat(100_000));
      const chunks = Array.from({ length: 11 }, () => chunk);
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
        body: ReadableStream.from(chunks),
        duplex: 'half',
      } as RequestInit);

      await expectProblem(response, 413);
    },
  );

  /** Requests that have the text in one place each. */
  const buildRequests = (text: string): (() => Promise<Response>)[] => {
    const encoded = encodeURIComponent(text.toWellFormed());
    return [
      () => post('/api/posts/', JSON.stringify({ title: text, content: text })),
      () => post('/api/posts/', JSON.stringify({ title: 'x', content: 'x', status: text, publish_at: text })),
      () => post('/api/posts/', JSON.stringify({ [text]: text })),
      () => post('/api/token/', JSON.stringify({ username: text, password: text })),
      () => post('/api/token/refresh/', JSON.stringify({ refresh: text })),
      () => fetch(`${server.url}/api/posts/${encoded}/`),
      () => fetch(`${server.url}/api/posts/?limit=${encoded}`),
      () => fetch(`${server.url}/api/posts/?cursor=${encoded}`),
    ];
  };

  it('never causes a 5xx, whatever a field contains', async () => {
    for (const [index, text] of NAUGHTY_STRINGS.entries()) {
      const requests = trialSample(buildRequests(text), index);

      const responses = await Promise.all(requests.map((request) => request()));

      for (const response of responses) {
        expect(response.status, JSON.stringify(text)).toBeLessThan(500);
        const body = await response.text();
        if (!response.ok) expect(body).not.toMatch(/node_modules|SELECT "|INSERT INTO|at \w+ \(|\/apps\//);
      }
    }
  });

  it('is returned unchanged when it is valid, except for characters of a title that have no shape', async () => {
    for (const text of NAUGHTY_STRINGS.filter((entry) => entry.isWellFormed() && !entry.includes('\u0000'))) {
      if (!isVisible(text) || text.length > 200) continue;
      const response = await post('/api/posts/', JSON.stringify({ title: text, content: text }));

      expect(await response.json()).toMatchObject({ title: cleanLine(text), content: text });
    }
  });
});
