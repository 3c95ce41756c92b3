import { styled } from '@mui/material/styles';
import { Button } from '../../Button/Button';
import { SearchField } from '../SearchField/SearchField';

interface SearchFormProps {
  /** Form action; the search text is sent as `?q=`. */
  href: string;
  title: string;
  field: string;
  action: string;
  maxLength: number;
  words?: string;
  hint?: string;
  /** Less prominent, for pages with another main action. */
  look?: 'plain';
}

const Bar = styled('form')(({ theme: { breakpoints, measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  maxWidth: measures.reading,
  [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  '& > p': { ...typography.caption, gridColumn: '1 / -1', color: vars.palette.text.secondary },
  '@media print': { display: 'none' },
}));

/** Site search as a plain GET form that needs no JavaScript. */
export function SearchForm({ href, title, field, action, maxLength, words, hint, look }: SearchFormProps) {
  return (
    <Bar action={href} role="search" aria-label={title}>
      <SearchField label={field} name="q" defaultValue={words} maxLength={maxLength} />
      <Button type="submit" look={look}>
        {action}
      </Button>
      {hint === undefined ? null : <p>{hint}</p>}
    </Bar>
  );
}
