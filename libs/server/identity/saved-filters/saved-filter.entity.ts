import type { FilteredList } from '@paniscus/domain/session';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Filter of a list that a staff member saved. Names are unique in a list, in any case. */
@Entity('staff_saved_filters')
export class SavedFilterEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'account_id' })
  accountId: number;

  @Column('text')
  list: FilteredList;

  @Column('text')
  name: string;

  /** Query string of the list, without its position. */
  @Column('text')
  query: string;
}
