import { Inject, Injectable } from '@nestjs/common';
import type { Product } from '@paniscus/domain/products';
import { SEARCH_KINDS } from '@paniscus/domain/search';
import type { ParsedQuery, SearchKind, SearchResponse } from '@paniscus/domain/search';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { PostSearch } from '../posts/texts/post-search.service.ts';
import { pageEntries } from './pages.entries.ts';
import { PRODUCT_SOURCE } from './product-source.ts';
import type { ProductSource } from './product-source.ts';
import { listVideoEntries, recordEntries, toPostEntry, toProductEntry } from './records.entries.ts';
import { buildGroups } from './search-groups.ts';
import type { FoundKinds } from './search-groups.ts';
import { SearchIndex } from './search-index.ts';

export type SearchRequest = { query: ParsedQuery; kind?: SearchKind; hitsMax: number };

/** Searches the posts in the database, and everything else in an index in memory. */
@Injectable()
export class SearchService {
  private index: SearchIndex | undefined;
  private knownProducts: readonly Product[] = [];

  constructor(
    private readonly posts: PostSearch,
    @Inject(PRODUCT_SOURCE) private readonly products: ProductSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Allows for a typing error first in terms that nothing contains, then in every term outside a phrase. */
  async find({ query, kind, hitsMax }: SearchRequest): Promise<SearchResponse> {
    const index = (this.index ??= buildSiteIndex(this.settings));
    const [products, newest] = await Promise.all([this.products.listStored(), this.posts.findNewest()]);
    this.updateProducts(index, products);
    for await (const attempt of this.listAttempts(index, query)) {
      const found = await this.match(index, attempt, { max: hitsMax, newest });
      if (Object.keys(found).length === 0) continue;
      const requested = kind === undefined ? found : { [kind]: found[kind] };
      const groups = buildGroups(requested, attempt, hitsMax);
      return attempt.misspelled === undefined ? { groups } : { groups, isApproximate: true };
    }
    return { groups: [], closest: index.suggest(query) };
  }

  /** Queries to search for, one after the other until something is found. */
  private async *listAttempts(index: SearchIndex, query: ParsedQuery): AsyncGenerator<ParsedQuery> {
    yield query;
    const phraseTerms = query.phrases.flat();
    const terms = query.terms.filter((term) => !phraseTerms.includes(term));
    const unknown: string[] = [];
    for (const term of terms)
      if (!index.hasTerm(term) && !(await this.posts.hasTerm(term))) unknown.push(term);
    if (unknown.length > 0) yield { ...query, misspelled: unknown };
    if (unknown.length < terms.length) yield { ...query, misspelled: terms };
  }

  private async match(
    index: SearchIndex,
    query: ParsedQuery,
    options: { max: number; newest: number | null },
  ): Promise<FoundKinds> {
    const { posts, ...counts } = await this.posts.find(query, options);
    const others = index.find(query);
    const found: FoundKinds =
      counts.total === 0 ? {} : { post: { entries: posts.map(toPostEntry), ...counts } };
    for (const kind of SEARCH_KINDS) {
      const entries = others.filter((entry) => entry.kind === kind);
      if (entries.length > 0) found[kind] = { entries, total: entries.length };
    }
    return found;
  }

  private updateProducts(index: SearchIndex, products: readonly Product[]): void {
    if (products === this.knownProducts) return;
    for (const { id } of this.knownProducts) index.drop('product', id);
    for (const product of products) index.put(toProductEntry(product));
    this.knownProducts = products;
  }
}

function buildSiteIndex({ videos }: Settings): SearchIndex {
  const index = new SearchIndex();
  for (const entry of [...pageEntries, ...recordEntries, ...listVideoEntries(videos)]) index.put(entry);
  return index;
}
