import type { ReactNode } from 'react';

export interface AdminTableColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** Text of the column header. */
  header: string;
  /** What the cells hold; phones lay them out by it. At most one `heading`, which names its row. */
  kind?: 'heading' | 'date' | 'person' | 'figure' | 'badge' | 'action' | 'text';
  /** Right for figures, otherwise left. */
  align?: 'left' | 'right';
  /** Left out on phones. */
  isDetail?: boolean;
  /** Content of the cell in a row. */
  render: (row: Row) => ReactNode;
  /** Small line below; `null` or an empty text adds none. */
  renderSecondary?: (row: Row) => ReactNode;
}

export type CellKind = NonNullable<AdminTableColumn<unknown>['kind']>;

export interface RowSelection<Row> {
  /** Whether a row is selected. */
  isSelected: (row: Row) => boolean;
  /** Selects a row, or removes it from the selection. */
  onToggle: (row: Row) => void;
  /** What a row is called: 'PN-000017'. */
  getName: (row: Row) => string;
}
