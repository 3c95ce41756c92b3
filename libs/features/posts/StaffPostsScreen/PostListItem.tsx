import ListItem from '@mui/material/ListItem';
import type { ReactNode } from 'react';

/** Row of the list, below a rule. */
export function PostListItem({ children }: { children: ReactNode }) {
  return <ListItem sx={{ display: 'block', borderTop: 1, borderColor: 'divider' }}>{children}</ListItem>;
}
