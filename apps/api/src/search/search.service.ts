import { Injectable } from '@nestjs/common';
import type { SearchAnswer } from '@paniscus/domain';
import { PostTexts } from '../posts/post-texts.ts';
import { pageEntries } from './pages.entries.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchRequest } from './search-index.ts';
import { postEntry, thingEntries } from './things.entries.ts';

/** Finds things: what the build brought is indexed at the first search, posts whenever they change. */
@Injectable()
export class SearchService {
  private index: SearchIndex | undefined;
  private readonly knownPosts = new Map<number, number>();
  private lastSync: Promise<unknown> = Promise.resolve();

  constructor(private readonly posts: PostTexts) {}

  /** What is found now; a post from the moment it is out. */
  async find(request: SearchRequest): Promise<SearchAnswer> {
    const index = (this.index ??= indexOfTheSite());
    // One after the other, because two that begin with the same picture would both change it.
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
