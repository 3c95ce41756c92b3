import { styled } from '@mui/material/styles';
import { Button } from '../../Button/Button';
import { SearchField } from '../SearchField/SearchField';

interface SearchFormProps {
  /** Where the form leads, with what was typed as `?q=`. */
  href: string;
  /** What its landmark is called. */
  title: string;
  /** What the field is called. */
  field: string;
  action: string;
  /** How much may be typed, in letters. */
  maxLength: number;
  /** What was looked for. */
  words?: string;
  /** How words are found. */
  hint?: string;
  /** Plain where something else on the page matters more. */
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

/** Leads to the search of the site: a plain form that needs no script. */
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
