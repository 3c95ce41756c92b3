import type { OrderState } from '@paniscus/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('orders')
export class OrderEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** The browser's own id of its checkout, a UUID: the same one is the same order. */
  @Column('uuid', { name: 'checkout_id' })
  checkoutId: string;

  /** A hash of everything that was ordered, for whom and at which figures; another content has another key. */
  @Column('text', { name: 'content_key' })
  contentKey: string;

  /** What the link in the letters carries; 256 random bits. */
  @Column('text', { name: 'page_token' })
  pageToken: string;

  @Column('text')
  state: OrderState;

  /** Why a person has to look, in a sentence for staff; kept until it is settled. */
  @Column('text', { nullable: true })
  attention: string | null;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  email: string;

  /** Ten digits, or empty. */
  @Column('text')
  phone: string;

  @Column('text')
  address1: string;

  @Column('text')
  address2: string;

  @Column('text')
  city: string;

  /** A state's code. */
  @Column('text')
  region: string;

  @Column('text')
  zip: string;

  @Column('text')
  country: string;

  @Column('integer', { name: 'subtotal_cents' })
  subtotalCents: number;

  @Column('integer', { name: 'shipping_cents' })
  shippingCents: number;

  @Column('integer', { name: 'tax_cents' })
  taxCents: number;

  @Column('integer', { name: 'total_cents' })
  totalCents: number;

  /** What the provider has given back so far. */
  @Column('integer', { name: 'refunded_cents' })
  refundedCents: number;

  /** The provider's, to be recorded as a tax transaction when the order is paid. */
  @Column('text', { name: 'tax_calculation_id' })
  taxCalculationId: string;

  /** When prices, shipping and tax were asked for. */
  @Column('timestamptz', { name: 'quoted_at' })
  quotedAt: Date;

  /** The print shop's id, once it has the order. */
  @Column('text', { name: 'print_order_id', nullable: true })
  printOrderId: string | null;

  /** When the print shop is asked next; null when nothing more can come. */
  @Column('timestamptz', { name: 'next_check_at', nullable: true })
  nextCheckAt: Date | null;

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
