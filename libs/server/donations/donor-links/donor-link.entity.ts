import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Donor portal link: grants access to all donations made from one email. */
@Entity('donor_links')
export class DonorLinkEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Lowercase. */
  @Column('text')
  email: string;

  /** 256 random bits as base64url; replaced when the donor revokes the link. */
  @Column('text')
  token: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'renewed_at', nullable: true })
  renewedAt: Date | null;
}
