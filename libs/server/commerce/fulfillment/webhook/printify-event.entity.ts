import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('print_shop_events')
export class PrintifyEventEntity {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  @Column('text', { name: 'print_order_id', nullable: true })
  printOrderId: string | null;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;
}
