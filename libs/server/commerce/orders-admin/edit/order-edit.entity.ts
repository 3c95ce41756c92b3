import type { OrderChange } from '@paniscus/domain/orders';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A change of an order by staff, without the values, so that it contains nothing personal. */
@Entity('order_edits')
export class OrderEditEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  @Column('text', { array: true })
  changes: OrderChange[];

  @Column('timestamptz', { name: 'edited_at' })
  editedAt: Date;
}
