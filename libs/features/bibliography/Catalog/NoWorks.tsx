import Button from '@mui/material/Button';
import { publications } from '@paniscus/content';
import { buildPublicationQuery, filterPublications } from '@paniscus/domain/bibliography';
import type { PublicationFilter } from '@paniscus/domain/bibliography';
import { EmptyState } from '@paniscus/ui';
import { SUMMARY_ID } from './CatalogSummary';

interface NoWorksProps {
  filter: PublicationFilter;
  href: string;
}

/** Empty result: says whether the words or the other filters leave nothing, and leads on. */
export function NoWorks({ filter: { search }, href }: NoWorksProps) {
  const searchAlone = { search, years: '', type: '', topic: '' } as const;
  const isElsewhere = search !== '' && filterPublications(publications, searchAlone).length > 0;
  const advice =
    search === '' ? 'Choose another decade, type or topic.' : 'Try fewer words, or only a last name.';
  return (
    <EmptyState
      word="question"
      title="No results."
      action={
        <Button
          variant="outlined"
          color="inherit"
          href={`${href}${isElsewhere ? buildPublicationQuery(searchAlone) : ''}#${SUMMARY_ID}`}
        >
          <span>{isElsewhere ? 'Search all works' : 'Show all works'}</span>
        </Button>
      }
    >
      {isElsewhere ? `Other works match “${search}.”` : advice}
    </EmptyState>
  );
}
