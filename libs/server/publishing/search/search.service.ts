import { Inject, Injectable } from '@nestjs/common';
import type { Product } from '@paniscus/domain/products';
import type { SearchResponse } from '@paniscus/domain/search';
import { SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { PostTexts } from '../posts/post-texts.service.ts';
import { pageEntries } from './pages.entries.ts';
import { PRODUCT_SOURCE } from './product-source.ts';
import type { ProductSource } from './product-source.ts';
import { listVideoEntries, recordEntries, toPostEntry, toProductEntry } from './records.entries.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchRequest } from './search-index.ts';

@Injectable()
export class SearchService {
  private index: SearchIndex | undefined;
  private readonly knownPosts = new Map<number, number>();
  private knownProducts: readonly Product[] = [];
  private lastSync: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly posts: PostTexts,
    @Inject(PRODUCT_SOURCE) private readonly products: ProductSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async find(request: SearchRequest): Promise<SearchResponse> {
    const index = (this.index ??= buildSiteIndex(this.settings));
    // Serialized: concurrent syncs would update the same state.
    const sync = this.lastSync.then(async () => {
      await this.syncPosts(index);
      await this.syncProducts(index);
    });
    this.lastSync = sync.catch(() => undefined);
    await sync;
    return index.find(request);
  }

  private async syncPosts(index: SearchIndex): Promise<void> {
    const { changed, removed } = await this.posts.findChanges(this.knownPosts);
    for (const id of removed) index.drop('post', String(id));
    for (const post of changed) index.put(toPostEntry(post));
  }

  private async syncProducts(index: SearchIndex): Promise<void> {
    const products = await this.products.listStored();
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
