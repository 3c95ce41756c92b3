import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The email of an issue to one subscriber. Deleted with the subscriber. */
@Entity('newsletter_deliveries')
export class NewsletterDeliveryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column({ type: 'integer', name: 'issue_id' })
  issueId: number;

  @Column({ type: 'integer', name: 'subscriber_id' })
  subscriberId: number;
}
