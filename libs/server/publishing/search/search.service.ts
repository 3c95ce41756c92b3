import { Injectable } from '@nestjs/common';
import type { SearchAnswer } from '@paniscus/domain/search';
import { PostTexts } from '../posts/post-texts.ts';
import { pageEntries } from './pages.entries.ts';
import { postEntry, thingEntries } from './records.entries.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchRequest } from './search-index.ts';

@Injectable()
export class SearchService {
  private index: SearchIndex | undefined;
  private readonly knownPosts = new Map<number, number>();
  private lastSync: Promise<unknown> = Promise.resolve();

  constructor(private readonly posts: PostTexts) {}

  async find(request: SearchRequest): Promise<SearchAnswer> {
    const index = (this.index ??= indexOfTheSite());
    // Serialized: concurrent syncs would update the same state.
    const sync = this.lastSync.then(() => this.takeIn(index));
    this.lastSync = sync.catch(() => undefined);
    await sync;
    return index.find(request);
  }

  private async takeIn(index: SearchIndex): Promise<void> {
    const { changed, gone } = await this.posts.changesSince(this.knownPosts);
    for (const id of gone) index.drop('post', String(id));
    for (const post of changed) index.put(postEntry(post));
  }
}

function indexOfTheSite(): SearchIndex {
  const index = new SearchIndex();
  for (const entry of [...pageEntries, ...thingEntries]) index.put(entry);
  return index;
}
