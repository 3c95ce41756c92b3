import { Injectable } from '@nestjs/common';
import { PlainTextService } from './plain-text.service.ts';
import { PostsService } from './posts.service.ts';

/** A published post as plain text. */
export type PostText = { id: number; slug: string; title: string; byline: string; text: string };

export type PostChanges = { changed: readonly PostText[]; removed: readonly number[] };

@Injectable()
export class PostTexts {
  constructor(
    private readonly posts: PostsService,
    private readonly plainText: PlainTextService,
  ) {}

  /** Posts published, changed or removed since `known`, a map from id to time of the last change, which is updated. */
  async findChanges(known: Map<number, number>): Promise<PostChanges> {
    const published = new Map(
      (await this.posts.listPublished()).map(({ id, updatedAt }) => [id, updatedAt.getTime()]),
    );
    const removed = [...known.keys()].filter((id) => !published.has(id));
    const posts = await this.posts.findMany(
      [...published.keys()].filter((id) => known.get(id) !== published.get(id)),
    );
    const changed: PostText[] = [];
    for (const { id, slug, title, byline, content } of posts)
      changed.push({ id, slug, title, byline, text: await this.toText(content) });
    for (const id of removed) known.delete(id);
    for (const { id, updatedAt } of posts) known.set(id, updatedAt.getTime());
    return { changed, removed };
  }

  private async toText(content: string): Promise<string> {
    try {
      return (await this.plainText.extract(content)).replaceAll(/\s+/g, ' ').trim();
    } catch {
      return '';
    }
  }
}
