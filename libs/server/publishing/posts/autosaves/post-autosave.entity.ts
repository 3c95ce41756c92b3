import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Unsaved text of one editor window. It never changes the post itself. */
@Entity('post_autosaves')
export class PostAutosaveEntity {
  @PrimaryColumn({ type: 'integer', name: 'account_id' })
  accountId: number;

  /** Made by the editor window. */
  @PrimaryColumn({ type: 'uuid', name: 'editor_id' })
  editorId: string;

  /** Null for a post that does not exist yet. */
  @Column({ type: 'integer', name: 'post_id', nullable: true })
  postId: number | null;

  /** Version of the post that the text is based on. */
  @Column({ type: 'integer', name: 'base_version', nullable: true })
  baseVersion: number | null;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  content: string;

  /** Increased by the editor with every autosave; a late one never replaces a newer one. */
  @Column({ type: 'integer' })
  sequence: number;

  @Column({ type: 'timestamptz', name: 'saved_at' })
  savedAt: Date;
}
