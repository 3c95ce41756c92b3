import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('order_notes')
export class OrderNoteEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  @Column('text')
  text: string;

  /** Who caused it: 'print shop', 'staff ada'. */
  @Column('text')
  cause: string;

  @Column('timestamptz')
  at: Date;
}
