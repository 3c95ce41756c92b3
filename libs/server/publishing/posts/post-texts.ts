import { Injectable } from '@nestjs/common';
import { PlainTextReader } from './plain-text.reader.ts';
import { PostsService } from './posts.service.ts';

/** A published post as plain text. */
export type PostText = { id: number; title: string; byline: string; text: string };

export type PostChanges = { changed: readonly PostText[]; gone: readonly number[] };

@Injectable()
export class PostTexts {
  constructor(
    private readonly posts: PostsService,
    private readonly plainText: PlainTextReader,
  ) {}

  /** Posts published, changed or gone since `known`, a map from id to time of the last change, which is updated. */
  async changesSince(known: Map<number, number>): Promise<PostChanges> {
    const out = new Map((await this.posts.outNow()).map(({ id, updatedAt }) => [id, updatedAt.getTime()]));
    const gone = [...known.keys()].filter((id) => !out.has(id));
    const posts = await this.posts.read([...out.keys()].filter((id) => known.get(id) !== out.get(id)));
    const changed: PostText[] = [];
    for (const { id, title, byline, content } of posts)
      changed.push({ id, title, byline, text: await this.toText(content) });
    for (const id of gone) known.delete(id);
    for (const { id, updatedAt } of posts) known.set(id, updatedAt.getTime());
    return { changed, gone };
  }

  private async toText(content: string): Promise<string> {
    try {
      return (await this.plainText.read(content)).replaceAll(/\s+/g, ' ').trim();
    } catch {
      return '';
    }
  }
}
