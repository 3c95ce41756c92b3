import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A package from an order. An order may have several; none is ever deleted. */
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

  /** HTTPS only. */
  @Column('text', { name: 'tracking_url', nullable: true })
  trackingUrl: string | null;

  /** Whether it contains the complete order; false when unknown. */
  @Column('boolean', { name: 'is_whole_order' })
  containsAllItems: boolean;

  /** When we learned of the parcel, or its delivery time if that is earlier. */
  @Column('timestamptz', { name: 'shipped_at' })
  shippedAt: Date;

  @Column('timestamptz', { name: 'delivered_at', nullable: true })
  deliveredAt: Date | null;
}
