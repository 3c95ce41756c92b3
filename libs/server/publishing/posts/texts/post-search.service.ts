import { Injectable } from '@nestjs/common';
import type { PostStatus } from '@paniscus/domain/posts';
import { isTypingError } from '@paniscus/domain/search';
import type { SearchTerms } from '@paniscus/domain/search';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { buildMatchQuery, listTerms } from './match-query.ts';
import type { Match, MatchOptions, WordColumn } from './match-query.ts';
import { editableBy, publishedAt } from './search-scope.ts';
import type { SearchScope } from './search-scope.ts';
import { listSteps } from './search-steps.ts';
import { toPrefixPattern } from './searched-words.ts';
import type { SearchedWord } from './searched-words.ts';

const SIMILAR_MAX = 200;
/** Matches that are ranked, for titles and for texts; the newest are preferred. */
const RANKED_MAX = 100;
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
    const searched = { scope, words: await this.findSimilarWords(terms), phrases: terms.phrases };
    const { newest, hash } = await this.readIndex(listTerms(searched));
    if (newest === null) return NOTHING;
    const options = { ...searched, steps: listSteps(newest), hash, max: RANKED_MAX + 1 };
    const [inTitle, inText] = await Promise.all([
      this.match('title_words', options),
      this.match('words', options),
    ]);
    const matches = [...new Map([...inTitle, ...inText].map((match) => [match.id, match])).values()];
    const best = matches.toSorted(compareMatches).slice(0, max);
    return {
      posts: await this.readPosts(best.map(({ id }) => id)),
      total: Math.min(matches.length, RANKED_MAX),
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

  /** Id of the newest post, and the numbers of terms in the index. */
  private async readIndex(
    terms: readonly string[],
  ): Promise<Pick<MatchOptions, 'hash'> & { newest: number | null }> {
    const [{ newest, hashes }] = await this.dataSource.query<[{ newest: number | null; hashes: number[] }]>(
      `SELECT (SELECT max(post_id) FROM post_texts) AS newest,
         ARRAY(SELECT hashtext(term) FROM unnest($1::text[]) WITH ORDINALITY AS listed(term, at) ORDER BY at) AS hashes`,
      [terms],
    );
    const hash = (term: string) => {
      const value = hashes[terms.indexOf(term)];
      if (value === undefined) throw new Error(`The term ${term} has no number.`);
      return value;
    };
    return { newest, hash };
  }

  /** The newest posts that have all words and phrases, one more than are ranked. */
  private async match(column: WordColumn, options: MatchOptions): Promise<Match[]> {
    const { sql, values } = buildMatchQuery(column, options);
    return this.dataSource.query<Match[]>(sql, values);
  }

  private async readPosts(ids: readonly number[]): Promise<FoundPost[]> {
    if (ids.length === 0) return [];
    return this.dataSource.query<FoundPost[]>(
      `SELECT post.id, post.slug, post.title, post.status, post.byline, found.text
       FROM post_texts found JOIN posts post ON post.id = found.post_id
       WHERE found.post_id = ANY ($1) ORDER BY array_position($1, found.post_id)`,
      [ids],
    );
  }
}

/** Posts with equal scores are sorted from newest to oldest. */
const compareMatches = (one: Match, other: Match) =>
  other.score - one.score || other.listedAt - one.listedAt || other.id - one.id;
