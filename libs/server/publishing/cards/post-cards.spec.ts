import { Transformer } from '@napi-rs/image';
import type { Post } from '@paniscus/domain/posts';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';
import { PostCardsService } from './post-cards.service.ts';

const server = await startServer();
const { access } = await signInAs(server, 'rose');

const create = async (title: string, status = 'published'): Promise<number> => {
  const response = await send(server, '/api/posts/', { title, content: 'x', status }, { access });
  return ((await response.json()) as Post).id;
};
const fetchCard = (file: string) => fetch(`${server.url}/api/post-cards/${file}`);
const drawCard = async (id: number) => Buffer.from(await (await fetchCard(`${id}.png`)).arrayBuffer());

describe('the card of a post', () => {
  it('is a picture of its title for other sites, which caches store for a day', async () => {
    const id = await create('What the first sign on the board means');

    const response = await fetchCard(`${id}.png`);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await new Transformer(bytes).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'png',
    });
    expect(bytes.length).toBeLessThan(120_000);
  });

  it('changes with the title', async () => {
    const id = await create('Figs');
    const before = await drawCard(id);
    const again = await drawCard(id);

    await send(server, `/api/posts/${id}/`, { title: 'Ripe figs', content: 'x' }, { method: 'PUT', access });

    expect(again.equals(before)).toBe(true);
    expect((await drawCard(id)).equals(before)).toBe(false);
  });

  it('has the letters of languages in Latin script, and leaves out emoji', async () => {
    const [plain, emoji, accents] = await Promise.all(
      ['Forests', 'Forests \u{1F412}', 'Équateur ở Łódź'].map(async (title) => drawCard(await create(title))),
    );

    expect(emoji?.equals(plain ?? Buffer.alloc(0))).toBe(true);
    expect(accents?.equals(plain ?? Buffer.alloc(0))).toBe(false);
  });

  it('shows only the site when its font lacks the letters of the title', async () => {
    const [one, other] = await Promise.all(
      ['Бонобо', '倭黑猩猩 2025'].map(async (title) => drawCard(await create(title))),
    );

    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });

  it('is drawn for titles of any text', async () => {
    for (const title of ['x'.repeat(200), '<b>&amp;"</b>', 'a \u202e b', '…']) {
      const bytes = await drawCard(await create(title));
      expect(await new Transformer(bytes).metadata()).toMatchObject({ width: 1200 });
    }
  });

  it('is drawn by a new thread after one that did not start in time', async () => {
    const id = await create('A slow start');
    const { timeouts } = server.app.get<Settings>(SETTINGS);
    const { drawing } = timeouts;
    await server.app.get(PostCardsService).onModuleDestroy();

    Object.assign(timeouts, { drawing: 1 });
    const late = await fetchCard(`${id}.png`);
    Object.assign(timeouts, { drawing });
    const next = await fetchCard(`${id}.png`);

    expect([late.status, late.headers.get('retry-after') !== null, next.status]).toEqual([503, true, 200]);
  });

  it('is not available before the post is published, nor for other files', async () => {
    const draft = await create('Secret', 'draft');
    const id = await create('Open');
    const files = [
      `${draft}.png`,
      '999999.png',
      `${id}`,
      `${id}.jpg`,
      `0${id}.png`,
      'x.png',
      '..%2fjwt-secret',
    ];

    const statuses = await Promise.all(files.map(async (file) => (await fetchCard(file)).status));

    expect(statuses).toEqual(files.map(() => 404));
  });
});
