import { Injectable } from '@nestjs/common';
import type { PostStatus } from '@paniscus/domain/posts';
import { isTypingError, listNumberForms } from '@paniscus/domain/search';
import type { ParsedQuery } from '@paniscus/domain/search';
import { Clock } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { toPrefixPattern } from './expanded-terms.ts';
import type { ExpandedTerm } from './expanded-terms.ts';
import { buildMatchQuery, listKeys } from './match-query.ts';
import type { Match, MatchOptions, TermColumn } from './match-query.ts';
import { editableBy, publishedAt } from './search-scope.ts';
import type { SearchScope } from './search-scope.ts';
import { listSteps } from './search-steps.ts';

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

type SearchOptions = {
  max: number;
  /** Result of `findNewest`, once for all attempts of a search. */
  newest: number | null;
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

  /** Id of the newest post, where each attempt of a search begins; null without posts. */
  async findNewest(): Promise<number | null> {
    const [{ newest }] = await this.dataSource.query<[{ newest: number | null }]>(
      'SELECT max(post_id) AS newest FROM post_texts',
    );
    return newest;
  }

  /** Finds published posts. */
  find(query: ParsedQuery, options: SearchOptions): Promise<FoundPosts> {
    return this.findIn(publishedAt(this.clock.now()), query, options);
  }

  /**
   * Finds posts that are not in the trash, only those of one account if its id is given. A typing error is allowed for
   * when nothing has the terms.
   */
  async findEditable(query: ParsedQuery, max: number, authorId: number | undefined): Promise<FoundPost[]> {
    const scope = editableBy(authorId);
    const options = { max, newest: await this.findNewest() };
    const exact = await this.findIn(scope, query, options);
    if (exact.total > 0) return exact.posts;
    return (await this.findIn(scope, { ...query, misspelled: query.terms }, options)).posts;
  }

  private async findIn(
    scope: SearchScope,
    query: ParsedQuery,
    { newest, max }: SearchOptions,
  ): Promise<FoundPosts> {
    if (query.terms.length === 0 || newest === null) return NOTHING;
    const searched = { scope, terms: await this.expandTerms(query), phrases: query.phrases };
    const hash = await this.readNumbers(listKeys(searched));
    const options = { ...searched, steps: listSteps(newest), hash, max: RANKED_MAX + 1 };
    const [inTitle, inText] = await Promise.all([
      this.match('title_terms', options),
      this.match('terms', options),
    ]);
    const matches = [...new Map([...inTitle, ...inText].map((match) => [match.id, match])).values()];
    const best = matches.toSorted(compareMatches).slice(0, max);
    return {
      posts: await this.readPosts(best.map(({ id }) => id)),
      total: Math.min(matches.length, RANKED_MAX),
      isTotalCapped: inText.length > RANKED_MAX,
    };
  }

  /** Whether any post, published or not, has a term that begins with this one. */
  async hasTerm(term: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM post_terms WHERE term LIKE $1 LIMIT 1',
      [toPrefixPattern(term)],
    );
    return rows.length > 0;
  }

  private expandTerms({ terms, misspelled = [] }: ParsedQuery): Promise<ExpandedTerm[]> {
    return Promise.all(
      terms.map(async (term) => ({
        term,
        similar: misspelled.includes(term) ? await this.listSimilar(term) : listNumberForms(term),
      })),
    );
  }

  private async listSimilar(typed: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ term: string }[]>(
      `SELECT term FROM post_terms WHERE variants && list_typing_variants($1) LIMIT ${SIMILAR_MAX}`,
      [typed],
    );
    return rows.map(({ term }) => term).filter((term) => isTypingError(typed, term));
  }

  /** The numbers that the index has for keys. */
  private async readNumbers(keys: readonly string[]): Promise<MatchOptions['hash']> {
    const rows = await this.dataSource.query<{ key: string; number: number }[]>(
      'SELECT key, hashtext(key) AS number FROM unnest($1::text[]) AS key',
      [keys],
    );
    const numbers = new Map(rows.map(({ key, number }) => [key, number]));
    return (key) => {
      const number = numbers.get(key);
      if (number === undefined) throw new Error(`The key ${key} has no number.`);
      return number;
    };
  }

  /** The newest posts that have all terms and phrases, one more than are ranked. */
  private async match(column: TermColumn, options: MatchOptions): Promise<Match[]> {
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
