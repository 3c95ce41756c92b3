import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A post that is sent to the subscribers, once. */
@Entity('newsletter_issues')
export class NewsletterIssueEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column({ type: 'integer', name: 'post_id' })
  postId: number;

  /** Title of the post when it was sent; the post may be deleted later. */
  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text', name: 'sent_by' })
  sentBy: string;

  @Column({ type: 'integer' })
  recipients: number;

  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt: Date;

  /** Null while emails are still being put in the outbox. */
  @Column({ type: 'timestamptz', name: 'completed_at', nullable: true })
  completedAt: Date | null;
}
