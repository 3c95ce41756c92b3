import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The link behind which everything stands that was given from one e-mail address. */
@Entity('donor_links')
export class DonorLinkEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** In lower case. */
  @Column('text')
  email: string;

  /** 256 random bits as base64url; another one takes its place when the donor revokes it. */
  @Column('text')
  token: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'renewed_at', nullable: true })
  renewedAt: Date | null;
}
