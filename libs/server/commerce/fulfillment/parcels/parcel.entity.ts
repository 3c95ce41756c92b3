import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One parcel of an order. An order may have several side by side; none is ever taken away again. */
@Entity('parcels')
export class ParcelEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  @Column('text')
  carrier: string;

  @Column('text', { name: 'tracking_number' })
  trackingNumber: string;

  /** Https. */
  @Column('text', { name: 'tracking_url', nullable: true })
  trackingUrl: string | null;

  /** Whether everything ordered is in it; false as well when nobody knows. */
  @Column('boolean', { name: 'is_whole_order' })
  isWholeOrder: boolean;

  /** When we heard of it. */
  @Column('timestamptz', { name: 'shipped_at' })
  shippedAt: Date;

  @Column('timestamptz', { name: 'delivered_at', nullable: true })
  deliveredAt: Date | null;
}
