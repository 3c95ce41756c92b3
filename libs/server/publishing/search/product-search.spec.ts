import type { SearchHit, SearchResponse } from '@paniscus/domain/search';
import { startServerWithSandbox, startTestApp } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const { server } = await startServerWithSandbox();
await fetch(`${server.url}/api/printify-products/`);

describe('search for products', () => {
  async function findProducts(query: string): Promise<SearchHit[]> {
    const response = await fetch(`${server.url}/api/search/?q=${encodeURIComponent(query)}`);
    const { groups } = (await response.json()) as SearchResponse;
    return groups.find(({ kind }) => kind === 'product')?.hits ?? [];
  }
  const findTitles = async (query: string) =>
    (await findProducts(query)).map(({ title }) => title.map(({ text }) => text).join(''));

  it.each(['mug', 'banana mug', 'bannana mug', 'banana cup', 'breakfast table'])(
    'finds the mug by "%s"',
    async (query) => {
      expect(await findTitles(query)).toContain('Banana Mug');
    },
  );

  it('finds products by tag and by variant, and describes them in plain text', async () => {
    const [hit] = await findProducts('banana mug');
    const snippet = hit?.snippet.map(({ text }) => text).join('');

    expect(await findTitles('mugs')).toContain('Banana Mug');
    expect(await findTitles('15oz')).toContain('Banana Mug');
    expect(snippet).toContain('The sign for banana, large enough');
    expect(snippet).not.toContain('<');
  });

  it('offers all products as a kind of its own', async () => {
    const response = await fetch(`${server.url}/api/search/?q=mug&kind=product`);
    const { groups } = (await response.json()) as SearchResponse;

    expect(groups.map(({ kind }) => kind)).toEqual(['product']);
  });
});

it('works while the catalog is not known yet', async () => {
  const server = await startTestApp();

  const response = await fetch(`${server.url}/api/search/?q=kanzi`);

  expect(response.status).toBe(200);
  await server.stop();
});
