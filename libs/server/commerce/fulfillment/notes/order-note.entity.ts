import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that happened to an order without moving its state. */
@Entity('order_notes')
export class OrderNoteEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  /** A sentence for staff. */
  @Column('text')
  text: string;

  /** Who did it: 'print shop', 'staff ada'. */
  @Column('text')
  cause: string;

  @Column('timestamptz')
  at: Date;
}
