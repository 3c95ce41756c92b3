import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event of the print shop that was taken; its id is the print shop's. */
@Entity('print_shop_events')
export class PrintifyEventEntity {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  /** The print shop's own id of the order; null when it is about something else. */
  @Column('text', { name: 'print_order_id', nullable: true })
  printOrderId: string | null;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;
}
