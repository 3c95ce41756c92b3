import type { Post } from '@paniscus/domain/posts';
import type { MarkedText, SearchGroup, SearchResponse } from '@paniscus/domain/search';
import {
  createSeededRandom,
  createVisitor,
  send,
  signInAs,
  startServer,
  TRUST_LOCAL_PROXY,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { PostTexts } from './post-texts.service.ts';

const server = await startServer(TRUST_LOCAL_PROXY);
const { access } = await signInAs(server, 'rose');

describe('search for posts', () => {
  const write = async (title: string, content: string): Promise<Post> =>
    (await (await send(server, '/api/posts/', { title, content }, { access })).json()) as Post;
  const find = async (query: string): Promise<SearchResponse & { posts: SearchGroup | undefined }> => {
    const url = `${server.url}/api/search/?kind=post&q=${encodeURIComponent(query)}`;
    const response = (await (await fetch(url, { headers: createVisitor() })).json()) as SearchResponse;
    return { ...response, posts: response.groups[0] };
  };
  const toPlainText = (text: MarkedText = []) =>
    text.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join('');
  const findTitles = async (query: string) =>
    (await find(query)).posts?.hits.map(({ title }) => title.map(({ text }) => text).join('')) ?? [];
  const query = (sql: string, parameters: unknown[] = []) =>
    server.app.get(DataSource).query(sql, parameters);
  /** Adds published posts as if they had been written, without sending a request for each; returns their ids. */
  const insertPosts = async (posts: readonly { title: string; text: string }[]): Promise<number[]> => {
    const rows = (await query(
      `WITH written AS (SELECT * FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS post(title, text, at)),
       added AS (
         INSERT INTO posts (title, content, preview, author_id, byline, status, listed_at, created_at, updated_at, is_indexed)
         SELECT title, text, '', (SELECT min(id) FROM staff_accounts), 'R', 'published', now(), now(), now(), true
         FROM written ORDER BY at RETURNING id, author_id, title, content)
       INSERT INTO post_texts (post_id, author_id, text, title_terms, terms)
       SELECT id, author_id, content, title, title || ' ' || content FROM added ORDER BY id RETURNING post_id AS id`,
      [posts.map(({ title }) => title), posts.map(({ text }) => text)],
    )) as { id: number }[];
    return rows.map(({ id }) => id);
  };

  it('ranks titles above texts, frequent mentions above single ones, and newer posts above older ones', async () => {
    await write('Sago', 'A walk.');
    await write('Often', 'Sago, sago and sago.');
    await write('Once', 'Some sago.');
    await write('Later', 'Some sago.');

    expect(await findTitles('sago')).toEqual(['Sago', 'Often', 'Later', 'Once']);
  });

  it('ignores case, accents and the form of apostrophes, and matches beginnings of words', async () => {
    await write('Équateur', 'Straße to Łódź, and Ñandú’s nest.');

    for (const text of ['EQUATEUR', 'équa', 'strasse lodz', "nandu's", 'ñan'])
      expect(await findTitles(text)).toEqual(['Équateur']);
    expect(await findTitles('ateur')).toEqual([]);
  });

  it('finds nouns by their singular and their plural, and marks them', async () => {
    await write('A quoll’s nest', 'Two quolls with berries.');

    for (const text of ['quoll', 'quolls', 'quoll berry']) expect(await findTitles(text)).toHaveLength(1);
    const [hit] = (await find('berry')).posts?.hits ?? [];
    expect(toPlainText(hit?.snippet)).toBe('Two quolls with [berries].');
  });

  it('finds the text about a picture, and shows it as a sentence of its own', async () => {
    await write('Quokka', '![Two quokkas groom each other](/quokkas.png)\n\nWe met them at noon.');

    const [hit] = (await find('quokkas groom')).posts?.hits ?? [];

    expect(toPlainText(hit?.snippet)).toContain(' each other. We met');
  });

  it('finds words of scripts without spaces', async () => {
    await write('日本語', 'ボノボは類人猿です。');

    expect(await findTitles('類人猿')).toEqual(['日本語']);
  });

  it('matches a quoted phrase only in its exact order, even when its words are common', async () => {
    await write('Phrase', 'The okapi of the *forest* and the river.');

    expect(await findTitles('"okapi of the forest"')).toEqual(['Phrase']);
    expect(await findTitles('"forest of the okapi"')).toEqual([]);
    expect(await findTitles('forest okapi')).toEqual(['Phrase']);
  });

  it('allows for one typing error in a word, and says so', async () => {
    await write('Canopy walkway', 'High above.');

    for (const text of ['walkwya', 'walkwy', 'waklway', 'walkwayy', 'wslkway', 'canopy walkwqy']) {
      const { posts, isApproximate } = await find(text);
      expect([toPlainText(posts?.hits[0]?.title), isApproximate]).toEqual([
        text.startsWith('canopy') ? '[Canopy] [walkway]' : 'Canopy [walkway]',
        true,
      ]);
    }
    expect(await findTitles('"canopy walkwya"')).toEqual([]);
  });

  it('finds by the author, and shows the passage that matches', async () => {
    await write('Quokka', `${'Nothing of that kind. '.repeat(30)}Then a quagga came.`);

    const { posts } = await find('quagga rose');

    expect(posts?.total).toBe(1);
    expect(toPlainText(posts?.hits[0]?.snippet)).toContain('Then a [quagga] came.');
  });

  it.each(["o'; DROP TABLE posts", 'a\\b:*', '!! & |', '%_', "''"])('treats %j as words', async (text) => {
    expect((await find(text)).groups).toEqual([]);
  });

  it('finds the titles and texts of old posts behind many newer ones, and says when there are more', async () => {
    const inTitle = await write('Wombat', 'Digging.');
    const inText = await write('Digging', 'A wombat with a xiphoid nose.');
    await insertPosts(Array.from({ length: 3000 }, () => ({ title: 'zygote', text: 'a wombat again' })));

    const { posts } = await find('wombat');

    expect([posts?.total, posts?.isTotalCapped, posts?.hits[0]?.id]).toEqual([100, true, String(inTitle.id)]);
    expect((await find('wombat xiphoid')).posts).toMatchObject({
      total: 1,
      hits: [{ id: String(inText.id) }],
    });
    expect((await find('xiphiod')).posts?.hits[0]?.id).toBe(String(inText.id));
  });

  it('finds the same posts as reading all texts would, the newest if there are too many', async () => {
    const random = createSeededRandom(7);
    // Word 0 is in most posts, and the last ones are in few; most begin like others.
    const pick = () => `qu${'abcde'.repeat(8).slice(0, Math.floor(40 * random() ** 3) + 1)}`;
    const posts = Array.from({ length: 3000 }, () => ({
      title: pick(),
      text: Array.from({ length: 8 }, pick).join(' '),
    }));
    const ids = await insertPosts(posts);
    const findMatching = (words: string[], phrase: string) =>
      ids.filter((_, index) => {
        const text = ` ${posts[index]?.title} ${posts[index]?.text} `;
        return words.every((word) => text.includes(` ${word}`)) && text.includes(phrase);
      });

    for (let run = 0; run < 40; run += 1) {
      const words = [pick(), pick()];
      const isPhrase = run % 2 === 0;
      const matching = findMatching(words, isPhrase ? ` ${words.join(' ')} ` : '');

      const { posts: found } = await find(isPhrase ? `"${words.join(' ')}"` : words.join(' '));

      expect([words, found?.total ?? 0]).toEqual([words, Math.min(matching.length, 100)]);
      if (found === undefined || matching.length > 100) continue;
      expect(found.hits.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(matching);
    }
  });

  it('finds posts that were written before there was an index, once they have been read', async () => {
    const { id } = await write('Ylang', 'A **yucca** grew.');
    await query('DELETE FROM post_texts WHERE post_id = $1', [id]);
    await query('UPDATE posts SET is_indexed = false WHERE id = $1', [id]);
    const before = await findTitles('yucca');

    await server.app.get(PostTexts).indexAll(new AbortController().signal);
    await server.app.get(PostTexts).indexAll(new AbortController().signal);

    expect([before, await findTitles('yucca')]).toEqual([[], ['Ylang']]);
  });
});
