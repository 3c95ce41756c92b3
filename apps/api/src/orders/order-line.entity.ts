import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

const wholeNumber = { to: (value: number) => value, from: (stored: string) => Number(stored) };

/** One thing ordered, at the price of that day. */
@Entity('order_lines')
export class OrderLineEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  /** From 0, as the buyer saw them. */
  @Column('integer')
  position: number;

  @Column('text', { name: 'product_id' })
  productId: string;

  @Column('bigint', { name: 'variant_id', transformer: wholeNumber })
  variantId: number;

  @Column('text')
  title: string;

  /** An address on this site; may be empty. */
  @Column('text')
  image: string;

  @Column('integer', { name: 'price_cents' })
  priceCents: number;

  @Column('integer')
  quantity: number;
}
