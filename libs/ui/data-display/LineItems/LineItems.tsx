import List from '@mui/material/List';
import type { ListProps } from '@mui/material/List';
import { LineItem } from './LineItem';
import type { LineItemContent } from './LineItem';

interface LineItemsProps extends Omit<ListProps, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Lines, in order. */
  lines: readonly LineItemContent[];
  /** Smaller pictures and text. */
  dense?: boolean;
}

/** Lines of a cart or an order. */
export function LineItems({ label, lines, dense = false, ...list }: LineItemsProps) {
  return (
    <List role="list" aria-label={label} {...list}>
      {lines.map((line) => (
        <LineItem key={line.key} line={line} dense={dense} />
      ))}
    </List>
  );
}
