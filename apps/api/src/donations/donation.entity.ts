import type { DonationStatus } from '@paniscus/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('donations')
export class DonationEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** The browser's own id of its form, a UUID: the same one is the same donation. */
  @Column('uuid', { name: 'form_id' })
  formId: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  email: string;

  /** A code of the list of countries; empty when the donor told none. */
  @Column('text')
  country: string;

  @Column('text')
  region: string;

  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('text')
  status: DonationStatus;

  /** Given once, when the donation succeeds. */
  @Column('text', { name: 'receipt_number', nullable: true })
  receiptNumber: string | null;

  @Column('timestamptz', { name: 'succeeded_at', nullable: true })
  succeededAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
