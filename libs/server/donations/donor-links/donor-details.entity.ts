import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A version of the name and address that a donor set in the donor portal; the latest applied one is current. */
@Entity('donor_details')
export class DonorDetailsEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Lowercase. */
  @Column('text')
  email: string;

  /** Counts from 1 for each email. */
  @Column('integer')
  version: number;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  line1: string;

  @Column('text')
  line2: string;

  @Column('text')
  city: string;

  @Column('text')
  region: string;

  @Column('text', { name: 'postal_code' })
  postalCode: string;

  /** Country code; empty when unknown. */
  @Column('text')
  country: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Null while the payment provider is being told. */
  @Column('timestamptz', { name: 'applied_at', nullable: true })
  appliedAt: Date | null;
}
