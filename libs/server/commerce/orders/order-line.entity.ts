import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

const bigintToNumber = { to: (value: number) => value, from: (stored: string) => Number(stored) };

/** An ordered item at its price at the time of the order. */
@Entity('order_lines')
export class OrderLineEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  @Column('integer')
  position: number;

  @Column('text', { name: 'product_id' })
  productId: string;

  @Column('bigint', { name: 'variant_id', transformer: bigintToNumber })
  variantId: number;

  @Column('text')
  title: string;

  @Column('text')
  image: string;

  @Column('integer', { name: 'price_cents' })
  priceCents: number;

  /** Share of the order's discount for all pieces of the line. */
  @Column('integer', { name: 'discount_cents' })
  discountCents: number;

  @Column('integer')
  quantity: number;
}
