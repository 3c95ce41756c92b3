import { Injectable } from '@nestjs/common';
import type { PostStatus } from '@paniscus/domain/posts';
import { isTypingError } from '@paniscus/domain/search';
import type { SearchTerms } from '@paniscus/domain/search';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { buildSteps, editableBy, publishedAt, RANKED_MAX } from './search-steps.ts';
import type { PostIndex, SearchScope } from './search-steps.ts';
import { listOccurrences, toPrefixPattern, toWordQuery } from './word-query.ts';
import type { SearchedWord } from './word-query.ts';

const SIMILAR_MAX = 200;
/** A match in the title counts as much as three thousand in the text. */
const TITLE_BOOST = 8;
/** A post that matches a search. */
export type FoundPost = {
  id: number;
  slug: string;
  title: string;
  status: PostStatus;
  byline: string;
  text: string;
};

/** The best matches; `isTotalCapped` says that there are more than `total`. */
export type FoundPosts = { posts: FoundPost[]; total: number; isTotalCapped: boolean };

type MatchOptions = {
  scope: SearchScope;
  /** Id of the newest post; a narrow scope does not need it. */
  newest: number;
  words: readonly SearchedWord[];
  phrases: SearchTerms['phrases'];
};

const NOTHING: FoundPosts = { posts: [], total: 0, isTotalCapped: false };

/** Searches posts in the database, at the cost of the matches that are shown. */
@Injectable()
export class PostSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Finds published posts. */
  find(terms: SearchTerms, max: number): Promise<FoundPosts> {
    return this.findIn(publishedAt(this.clock.now()), terms, max);
  }

  /**
   * Finds posts that are not in the trash, only those of one account if its id is given. A typing error is allowed for
   * when nothing has the words.
   */
  async findEditable(terms: SearchTerms, max: number, authorId: number | undefined): Promise<FoundPost[]> {
    const scope = editableBy(authorId);
    const exact = await this.findIn(scope, terms, max);
    if (exact.total > 0) return exact.posts;
    return (await this.findIn(scope, { ...terms, misspelled: terms.words }, max)).posts;
  }

  private async findIn(scope: SearchScope, terms: SearchTerms, max: number): Promise<FoundPosts> {
    if (terms.words.length === 0) return NOTHING;
    const [words, newest] = await Promise.all([
      this.findSimilarWords(terms),
      scope.isNarrow === true ? 0 : this.findNewest(),
    ]);
    const [inTitle, inText] = await Promise.all([
      this.match('title_index', { scope, newest, words, phrases: terms.phrases }),
      this.match('word_index', { scope, newest, words, phrases: terms.phrases }),
    ]);
    const ids = [...new Set([...inTitle, ...inText])];
    if (ids.length === 0) return NOTHING;
    return {
      posts: await this.rank(ids, words, max),
      total: Math.min(ids.length, RANKED_MAX),
      isTotalCapped: inText.length > RANKED_MAX,
    };
  }

  /** Whether any post, published or not, has a word that begins with this one. */
  async hasWord(word: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM post_words WHERE word LIKE $1 LIMIT 1',
      [toPrefixPattern(word)],
    );
    return rows.length > 0;
  }

  private findSimilarWords({ words, misspelled = [] }: SearchTerms): Promise<SearchedWord[]> {
    return Promise.all(
      words.map(async (word) => ({
        word,
        similar: misspelled.includes(word) ? await this.listSimilar(word) : [],
      })),
    );
  }

  private async listSimilar(typed: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ word: string }[]>(
      `SELECT word FROM post_words WHERE variants && list_typing_variants($1) LIMIT ${SIMILAR_MAX}`,
      [typed],
    );
    return rows.map(({ word }) => word).filter((word) => isTypingError(typed, word));
  }

  private async findNewest(): Promise<number> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      'SELECT post_id AS id FROM post_texts ORDER BY post_id DESC LIMIT 1',
    );
    return row?.id ?? 0;
  }

  /** Ids of the newest posts that have all words and phrases, one more than are ranked. */
  private async match(index: PostIndex, { scope, newest, words, phrases }: MatchOptions): Promise<number[]> {
    const steps = buildSteps(index, newest, scope);
    if (steps.length === 0) return [];
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM (${steps.join(' UNION ALL ')}) AS found LIMIT ${RANKED_MAX + 1}`,
      [
        words.map(toWordQuery).join(' & '),
        phrases.map((phrase) => ` ${phrase.join(' ')} `),
        ...scope.parameters,
      ],
    );
    return rows.map(({ id }) => id);
  }

  /** Posts whose title has most of the words come first, then those that mention them most often, then the newest. */
  private rank(ids: readonly number[], words: readonly SearchedWord[], max: number): Promise<FoundPost[]> {
    return this.dataSource.query<FoundPost[]>(
      `SELECT post.id, post.slug, post.title, post.status, post.byline, found.text
       FROM post_texts found JOIN posts post ON post.id = found.post_id
       WHERE found.post_id = ANY ($1)
       ORDER BY
         ${TITLE_BOOST} * (SELECT count(*) FROM unnest($2::text[]) AS word WHERE found.title_index @@ word::tsquery)
           + ln(1 + (SELECT sum(cardinality(string_to_array(' ' || found.words || ' ', occurrence)) - 1)
               FROM unnest($3::text[]) AS occurrence)) DESC,
         post.listed_at DESC, post.id DESC
       LIMIT $4`,
      [ids, words.map(toWordQuery), words.flatMap(listOccurrences), max],
    );
  }
}
