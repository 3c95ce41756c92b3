import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that happened to a donation without moving its state. */
@Entity('donation_notes')
export class DonationNoteEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'donation_id' })
  donationId: number;

  /** A sentence for staff. */
  @Column('text')
  text: string;

  /** Who did it: 'staff ada'. */
  @Column('text')
  cause: string;

  @Column('timestamptz')
  at: Date;
}
