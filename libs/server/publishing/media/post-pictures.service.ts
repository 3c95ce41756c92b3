import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';

export type PictureUse = { id: number; title: string };

/** Posts named by a picture or by the refusal to delete it. */
const USES_MAX = 20;
const KEY_IN_URL = /\/api\/pictures\/([0-9a-f]{32})-/g;

/** Which posts use which pictures of the media library. */
@Injectable()
export class PostPicturesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Records the pictures of a post, whose URLs the text contains, within the transaction that changes it. */
  async link(manager: EntityManager, postId: number, text: string): Promise<void> {
    await manager.query('DELETE FROM post_pictures WHERE post_id = $1', [postId]);
    await insertLinks(manager, 'post_pictures', { postId, text });
  }

  /** Records the pictures of a revision for as long as the post exists, because the revision can be restored. */
  async linkRevision(manager: EntityManager, postId: number, text: string): Promise<void> {
    await insertLinks(manager, 'post_revision_pictures', { postId, text });
  }

  /** Whether the picture at the URL is recorded for the post, and thus in the media library. */
  async isLinked(manager: EntityManager, postId: number, url: string): Promise<boolean> {
    const key = [...url.matchAll(KEY_IN_URL)][0]?.[1];
    const rows: unknown[] = await manager.query(
      `SELECT 1 FROM post_pictures
        JOIN media_pictures picture ON picture.id = picture_id
        WHERE post_id = $1 AND picture.key = $2`,
      [postId, key],
    );
    return rows.length > 0;
  }

  /**
   * Posts that use each picture, newest first. Earlier versions and posts in the trash count, because they can be
   * restored.
   */
  async listUses(pictureIds: readonly number[]): Promise<Map<number, PictureUse[]>> {
    const uses = new Map<number, PictureUse[]>(pictureIds.map((id) => [id, []]));
    const rows: { picture_id: number; id: number; title: string }[] = await this.dataSource.query(
      `SELECT picture.id AS picture_id, post.id, post.title
        FROM unnest($1::integer[]) AS picture (id)
        CROSS JOIN LATERAL (
          SELECT posts.id, posts.title FROM posts
          WHERE posts.id IN (
            SELECT post_id FROM post_pictures WHERE picture_id = picture.id
            UNION SELECT post_id FROM post_revision_pictures WHERE picture_id = picture.id)
          ORDER BY posts.id DESC LIMIT ${USES_MAX}
        ) AS post`,
      [[...pictureIds]],
    );
    for (const { picture_id: pictureId, id, title } of rows) uses.get(pictureId)?.push({ id, title });
    return uses;
  }
}

async function insertLinks(
  manager: EntityManager,
  table: 'post_pictures' | 'post_revision_pictures',
  { postId, text }: { postId: number; text: string },
): Promise<void> {
  const keys = [...new Set([...text.matchAll(KEY_IN_URL)].map(([, key = '']) => key))];
  if (keys.length === 0) return;
  // The lock prevents the deletion of the picture before this transaction ends.
  await manager.query(
    `INSERT INTO ${table} (post_id, picture_id)
      SELECT $1, id FROM media_pictures WHERE key = ANY ($2) ORDER BY id FOR KEY SHARE
      ON CONFLICT DO NOTHING`,
    [postId, keys],
  );
}
