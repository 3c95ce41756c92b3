import { Inject, Injectable } from '@nestjs/common';
import type { Post } from '@paniscus/domain/posts';
import { CacheInvalidationService, Clock, notFound, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource, In, Not } from 'typeorm';
import type { Repository } from 'typeorm';
import { MediaService } from '../media/media.service.ts';
import { PostWritesService } from '../posts/post-writes.service.ts';
import type { Author } from '../posts/post-writes.service.ts';
import { PostEntity } from '../posts/post.entity.ts';
import { toStaffPost } from '../posts/post.view.ts';
import { drawSign } from './sample-drawing.ts';
import { SAMPLE_POSTS } from './sample-posts.data.ts';

/** Posts that show a new site's staff how posts look. */
@Injectable()
export class SamplePostsService {
  private readonly posts: Repository<PostEntity>;

  constructor(
    dataSource: DataSource,
    private readonly writes: PostWritesService,
    private readonly media: MediaService,
    private readonly cacheInvalidation: CacheInvalidationService,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.posts = dataSource.getRepository(PostEntity);
  }

  /** Publishes the samples that are missing, unless there are other posts. Throws a 404 problem without the sandbox. */
  async create(author: Author): Promise<Post[]> {
    if (!this.settings.isSandbox) throw notFound();
    if (await this.posts.existsBy({ isSample: false })) return [];
    const existing = new Set((await this.posts.findBy({ isSample: true })).map(({ title }) => title));
    const ids: number[] = [];
    for (const { title, picture, before, after } of SAMPLE_POSTS) {
      if (existing.has(title)) continue;
      const bytes = await drawSign(picture.word, picture.ground);
      const { url } = await this.media.upload({ name: picture.name, bytes }, author, picture.alt);
      const content = `${before}\n\n![${picture.alt}](${url})\n\n${after}`;
      const details = { excerpt: '', picture: { url, alt: picture.alt }, tags: [] };
      ids.push((await this.writes.create({ title, content, details }, author, { isSample: true })).id);
    }
    return this.list(ids);
  }

  /** Moves all samples to the trash, and returns them with the status that each had before. */
  async trash(): Promise<Post[]> {
    const samples = await this.posts.findBy({ isSample: true, status: Not('trashed') });
    const ids = samples.map(({ id }) => id);
    await this.posts
      .createQueryBuilder()
      .update()
      .set({
        status: 'trashed',
        publishAt: null,
        updatedAt: this.clock.now(),
        version: () => 'version + 1',
      })
      .where('id = ANY (:ids) AND is_sample', { ids })
      .execute();
    await this.cacheInvalidation.invalidate('posts');
    const statuses = new Map(samples.map(({ id, status }) => [id, status]));
    return (await this.list(ids)).map((post) => ({ ...post, status_before: statuses.get(post.id) }));
  }

  private async list(ids: readonly number[]): Promise<Post[]> {
    const posts = await this.posts.find({ where: { id: In([...ids]) }, order: { id: 'DESC' } });
    return posts.map(toStaffPost);
  }
}
