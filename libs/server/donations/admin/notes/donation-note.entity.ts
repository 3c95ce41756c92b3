import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('donation_notes')
export class DonationNoteEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'donation_id' })
  donationId: number;

  @Column('text')
  text: string;

  /** Who caused it, for example 'staff ada'. */
  @Column('text')
  cause: string;

  @Column('timestamptz')
  at: Date;
}
