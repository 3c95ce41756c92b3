import { Injectable } from '@nestjs/common';
import { foldText, splitIntoTerms } from '@paniscus/domain/search';
import { Scheduler } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { PlainTextService } from '../plain-text.service.ts';
import { PostEntity } from '../post.entity.ts';

const INDEX_EVERY_MS = 60_000;
const BATCH = 50;
/** Length of a term; no search text is longer. */
const TERM_MAX = 100;
/** Shorter terms resemble too many others; longer ones are not words. */
const SUGGESTED_LENGTH = { min: 3, max: 30 };

type Text = Pick<PostEntity, 'authorId' | 'title' | 'byline'> & { text: string };

/** Keeps the texts of posts as search reads them. */
@Injectable()
export class PostTexts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plainText: PlainTextService,
    scheduler: Scheduler,
  ) {
    scheduler.schedule({
      name: 'index_posts',
      everyMs: INDEX_EVERY_MS,
      atStart: true,
      run: (_cause, signal) => this.indexAll(signal),
    });
  }

  /** Stores the plain text of a post within the transaction that changes the post. */
  async store(
    manager: EntityManager,
    postId: number,
    { authorId, title, byline, text }: Text,
  ): Promise<void> {
    const titleTerms = listTerms(title);
    const terms = [...titleTerms, ...listTerms(text), ...listTerms(byline)];
    await manager.query(
      `INSERT INTO post_texts (post_id, author_id, text, title_terms, terms) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT ON CONSTRAINT post_texts_pk
         DO UPDATE SET text = excluded.text, title_terms = excluded.title_terms, terms = excluded.terms`,
      [postId, authorId, toOneLine(text), titleTerms.join(' '), terms.join(' ')],
    );
    // The order prevents deadlocks of transactions that add the same terms.
    await manager.query(
      `INSERT INTO post_terms (term) SELECT term FROM unnest($1::text[]) AS term ORDER BY term
       ON CONFLICT ON CONSTRAINT post_terms_pk DO NOTHING`,
      [[...new Set(terms)].filter(canBeSuggested)],
    );
  }

  /** Stores the texts of posts that were written before there was an index, newest first. */
  async indexAll(signal: AbortSignal): Promise<void> {
    for (;;) {
      const posts = await this.dataSource
        .getRepository(PostEntity)
        .find({ where: { isIndexed: false }, order: { id: 'DESC' }, take: BATCH });
      for (const post of posts) {
        if (signal.aborted) return;
        await this.index(post);
      }
      if (posts.length < BATCH) return;
    }
  }

  private async index({ id, authorId, title, byline, content, version }: PostEntity): Promise<void> {
    // A text that cannot be read is found by its title.
    const text = await this.plainText.extract(content).catch(() => '');
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        PostEntity,
        { id, version, isIndexed: false },
        { isIndexed: true },
      );
      if (affected !== 0) await this.store(manager, id, { authorId, title, byline, text });
    });
  }
}

const toOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const listTerms = (text: string) =>
  splitIntoTerms(text)
    .map(({ term }) => foldText(term).slice(0, TERM_MAX))
    .filter((term) => term !== '');

const canBeSuggested = (term: string) =>
  term.length >= SUGGESTED_LENGTH.min && term.length <= SUGGESTED_LENGTH.max && /\p{L}/u.test(term);
