import { styled } from '@mui/material/styles';
import { Button, SearchField } from '@paniscus/ui';

/** As long as the search takes a question, in letters. */
const MAX_LETTERS = 100;

const Form = styled('form')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: spacing(1.5),
  '& > :not(button)': { flex: '1 1 16rem' },
}));

/** Leads to the search with what was typed; a plain form, so it works without script. */
export function SearchForm({ action }: { action: string }) {
  return (
    <Form role="search" action={action} method="get">
      <SearchField label="Search the site" name="q" maxLength={MAX_LETTERS} />
      <Button type="submit" look="plain">
        Search
      </Button>
    </Form>
  );
}
