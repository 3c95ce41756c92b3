import { styled } from '@mui/material/styles';
import { searchContent } from '@paniscus/content';
import { SEARCH_MAX } from '@paniscus/domain';
import { Button, SearchField } from '@paniscus/ui';

type SearchFormProps = {
  /** What was looked for. */
  words: string;
  /** Where the form leads. */
  href: string;
};

const Bar = styled('form')(({ theme: { breakpoints, measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  maxWidth: measures.reading,
  [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  '& > p': { ...typography.caption, gridColumn: '1 / -1', color: vars.palette.text.secondary },
  '@media print': { display: 'none' },
}));

/** What to look for, as a plain form that needs no script. */
export function SearchForm({ words, href }: SearchFormProps) {
  return (
    <Bar action={href} role="search" aria-label={searchContent.title}>
      <SearchField label={searchContent.field} name="q" defaultValue={words} maxLength={SEARCH_MAX} />
      <Button type="submit">{searchContent.action}</Button>
      <p>{searchContent.hint}</p>
    </Bar>
  );
}
