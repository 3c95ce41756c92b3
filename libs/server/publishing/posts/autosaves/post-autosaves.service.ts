import { Injectable } from '@nestjs/common';
import type { PostAutosave, PostAutosaveInput } from '@paniscus/domain/posts';
import { DAY_MS } from '@paniscus/domain/timing';
import { Clock, Scheduler } from '@paniscus/server/platform';
import { DataSource, LessThan } from 'typeorm';
import type { Repository } from 'typeorm';
import { PostAutosaveEntity } from './post-autosave.entity.ts';

const RETENTION_DAYS = 30;

/** Text that has become a revision is saved, even when its autosave could not be deleted. */
const IS_UNSAVED = `NOT EXISTS (
  SELECT 1 FROM post_revisions revision
  WHERE (revision.post_id = autosave.post_id
      OR (autosave.post_id IS NULL AND revision.author_id = autosave.account_id))
    AND revision.title = autosave.title AND revision.content = autosave.content)`;

@Injectable()
export class PostAutosavesService {
  private readonly autosaves: Repository<PostAutosaveEntity>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    this.autosaves = dataSource.getRepository(PostAutosaveEntity);
    scheduler.schedule({ name: 'prune_post_autosaves', everyMs: DAY_MS, run: () => this.prune() });
  }

  /** Stores the text unless the editor has stored a newer one. Returns what is stored now. */
  async save(accountId: number, editorId: string, input: PostAutosaveInput): Promise<PostAutosave> {
    await this.dataSource.query(
      `INSERT INTO post_autosaves AS autosave
         (account_id, editor_id, post_id, base_version, title, content, sequence, saved_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT ON CONSTRAINT post_autosaves_pk DO UPDATE SET
         post_id = EXCLUDED.post_id, base_version = EXCLUDED.base_version, title = EXCLUDED.title,
         content = EXCLUDED.content, sequence = EXCLUDED.sequence, saved_at = EXCLUDED.saved_at
       WHERE autosave.sequence < EXCLUDED.sequence`,
      [
        accountId,
        editorId,
        input.post_id ?? null,
        input.base_version ?? null,
        input.title,
        input.content,
        input.sequence,
        this.clock.now(),
      ],
    );
    return toView(await this.autosaves.findOneByOrFail({ accountId, editorId }));
  }

  /** The account's unsaved texts of a post, or of new posts, newest first. */
  async list(accountId: number, postId: number | undefined): Promise<PostAutosave[]> {
    const autosaves = await this.autosaves
      .createQueryBuilder('autosave')
      .where('autosave.account_id = :accountId', { accountId })
      .andWhere('autosave.post_id IS NOT DISTINCT FROM :postId', { postId: postId ?? null })
      .andWhere(IS_UNSAVED)
      .orderBy('autosave.saved_at', 'DESC')
      .limit(5)
      .getMany();
    return autosaves.map(toView);
  }

  async remove(accountId: number, editorId: string): Promise<void> {
    await this.autosaves.delete({ accountId, editorId });
  }

  async prune(): Promise<void> {
    const oldest = new Date(this.clock.now().getTime() - RETENTION_DAYS * DAY_MS);
    await this.autosaves.delete({ savedAt: LessThan(oldest) });
  }
}

function toView(autosave: PostAutosaveEntity): PostAutosave {
  const { editorId, title, content, baseVersion, savedAt } = autosave;
  return {
    editor_id: editorId,
    title,
    content,
    base_version: baseVersion,
    saved_at: savedAt.toISOString(),
  };
}
