import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('newsletter_subscribers')
export class NewsletterSubscriberEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Lowercase, unique. */
  @Column({ type: 'text' })
  email: string;

  /** Capability token of the link to confirm and to unsubscribe. */
  @Column({ type: 'text' })
  token: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  /** Null until the person has followed the link in the confirmation email. */
  @Column({ type: 'timestamptz', name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;
}
