import { Injectable } from '@nestjs/common';
import { PlainTextReader } from './plain-text.reader.ts';
import { PostsService } from './posts.service.ts';

/** A post that is out, in plain words. */
export type PostText = { id: number; title: string; byline: string; text: string };

export type PostChanges = { changed: readonly PostText[]; gone: readonly number[] };

/** Follows what is out, for whoever keeps a picture of it: ask with the picture, change it by the answer. */
@Injectable()
export class PostTexts {
  constructor(
    private readonly posts: PostsService,
    private readonly plainText: PlainTextReader,
  ) {}

  /** What is out now and was not, or not so, in `known`; which is brought up to date. */
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

  /** A post that could not be read when it was stored would not have been stored; still none may stop the others. */
  private async toText(content: string): Promise<string> {
    try {
      return (await this.plainText.read(content)).replaceAll(/\s+/g, ' ').trim();
    } catch {
      return '';
    }
  }
}
