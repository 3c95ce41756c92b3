import { useState } from 'react';

export interface Selection<Row> {
  /** Selected rows that the list shows, in its order. */
  rows: readonly Row[];
  /** Number of rows that can be selected. */
  total: number;
  isSelected: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  onSelectAll: () => void;
  onClear: () => void;
}

const toIds = (rows: readonly { id: number }[]): ReadonlySet<number> => new Set(rows.map(({ id }) => id));

/** Selection of rows of a list, none at first. Rows that leave the list are no longer selected. */
export function useSelection<Row extends { id: number }>(
  rows: readonly Row[],
  initial: readonly Row[] = [],
): Selection<Row> {
  const [ids, setIds] = useState(() => toIds(initial));
  const selected = rows.filter(({ id }) => ids.has(id));
  const select = (chosen: readonly Row[]) => setIds(toIds(chosen));
  return {
    rows: selected,
    total: rows.length,
    isSelected: ({ id }) => ids.has(id),
    onToggle: (row) =>
      select(ids.has(row.id) ? selected.filter(({ id }) => id !== row.id) : [...selected, row]),
    onSelectAll: () => select(rows),
    onClear: () => select([]),
  };
}
