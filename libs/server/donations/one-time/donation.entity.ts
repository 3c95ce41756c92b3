import type { DonationStatus, RiskLevel } from '@paniscus/domain';
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

  /** What is charged: the gift and what is added for the cost of the payment. */
  @Column('integer', { name: 'amount_cents' })
  amountCents: number;

  @Column('integer', { name: 'cost_cents' })
  costCents: number;

  /** What the provider has given back so far. */
  @Column('integer', { name: 'refunded_cents' })
  refundedCents: number;

  /** 256 random bits as base64url: whoever knows them sees the receipt. */
  @Column('text', { name: 'page_token' })
  pageToken: string;

  /** The monthly gift of which this is one charge. */
  @Column('integer', { name: 'monthly_gift_id', nullable: true })
  recurringDonationId: number | null;

  /** The provider's invoice of that charge. */
  @Column('text', { name: 'invoice_id', nullable: true })
  invoiceId: string | null;

  /** What the payment provider makes of the charge. */
  @Column('text', { name: 'risk_level', nullable: true })
  riskLevel: RiskLevel | null;

  /** Why it needs a person, in words. */
  @Column('text', { nullable: true })
  attention: string | null;

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
