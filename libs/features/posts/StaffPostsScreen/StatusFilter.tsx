import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { POST_STATUSES } from '@paniscus/domain/posts';
import type { PostCounts, PostStatus } from '@paniscus/domain/posts';
import { STATUS_LABELS } from './post-actions.data';

interface StatusFilterProps {
  /** Selected status; undefined lists all posts but those in the trash. */
  current: PostStatus | undefined;
  /** Number of posts by status; undefined while loading. */
  counts: PostCounts | undefined;
  /** URL of the list with a status. */
  getHref: (status: PostStatus | undefined) => string;
}

/** Links that filter the list by status, with the number of posts in each. */
export function StatusFilter({ current, counts, getHref }: StatusFilterProps) {
  const all = counts && counts.draft + counts.scheduled + counts.published;
  const items = [
    { status: undefined, label: 'All posts', count: all },
    ...POST_STATUSES.map((status) => ({ status, label: STATUS_LABELS[status], count: counts?.[status] })),
  ];
  return (
    <Stack
      component="nav"
      aria-label="Posts by status"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, mb: 4 }}
    >
      {items.map(({ status, label, count }) => (
        <Button
          key={label}
          href={getHref(status)}
          size="small"
          variant={status === current ? 'contained' : 'outlined'}
          color={status === current ? 'primary' : 'inherit'}
          aria-current={status === current ? 'page' : undefined}
        >
          {count === undefined ? label : `${label} (${count})`}
        </Button>
      ))}
    </Stack>
  );
}
