import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import { bibliographyContent } from '@paniscus/content';
import { PUBLICATION_TOPICS, PUBLICATION_TYPES } from '@paniscus/domain/bibliography';
import type { PublicationFilter } from '@paniscus/domain/bibliography';
import { SEARCH_MAX } from '@paniscus/domain/search';
import { NativeSelectField, scrollIntoView, SearchField } from '@paniscus/ui';
import type { FormEvent, SubmitEvent } from 'react';
import { SUMMARY_ID } from './CatalogSummary';
import { readFilterForm } from './read-filter-form';

type CatalogFilterProps = {
  filter: PublicationFilter;
  years: readonly { value: string; label: string }[];
  /** Called with the form's values on every change; without it the form submits to the server. */
  onFilterChange?: (values: URLSearchParams) => void;
  href: string;
};

const withAll = (label: string, options: CatalogFilterProps['years']) => [{ value: '', label }, ...options];
const { types, topics } = bibliographyContent;
const TYPE_OPTIONS = PUBLICATION_TYPES.map((value) => ({ value, label: types[value] }));
const TOPIC_OPTIONS = PUBLICATION_TOPICS.map((value) => ({ value, label: topics[value] }));

/** On a phone, the count is below the window; a choice is complete, while typing goes on. */
const showCount = () => scrollIntoView(document.getElementById(SUMMARY_ID));

/** As the form does without script: on a phone, this also closes the keyboard. */
function goToCount(): void {
  const summary = document.getElementById(SUMMARY_ID);
  summary?.focus();
  summary?.scrollIntoView();
}

/** Plain HTML form, so the filter works without JavaScript. */
export function CatalogFilter({ filter, years, onFilterChange, href }: CatalogFilterProps) {
  return (
    <Grid
      container
      component="form"
      spacing={2}
      action={`${href}#${SUMMARY_ID}`}
      // After Back, the address says what was chosen, not what the browser remembers.
      autoComplete="off"
      aria-label="Search the bibliography"
      onInput={({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        onFilterChange?.(readFilterForm(currentTarget));
        if (onFilterChange !== undefined && target instanceof HTMLSelectElement) showCount();
      }}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        if (onFilterChange === undefined) return;
        event.preventDefault();
        onFilterChange(readFilterForm(event.currentTarget));
        goToCount();
      }}
      sx={{ alignItems: 'end', '@media print': { display: 'none' } }}
    >
      <Grid size={12}>
        <SearchField
          label="Title, author, journal"
          name="q"
          defaultValue={filter.search}
          maxLength={SEARCH_MAX}
        />
      </Grid>
      <FilterSelects filter={filter} years={years} />
      <Grid size={{ xs: 12, sm: 'auto' }}>
        <Button type="submit" variant="outlined" color="inherit" fullWidth>
          Search
        </Button>
      </Grid>
    </Grid>
  );
}

/** With large text, the lists wrap rather than shrink. */
const MIN_WIDTH = { minWidth: 'min(100%, 9rem)' };

function FilterSelects({ filter, years }: Pick<CatalogFilterProps, 'filter' | 'years'>) {
  return (
    <>
      <Grid size={{ xs: 6, md: 3 }} sx={MIN_WIDTH}>
        <NativeSelectField
          label="Years"
          name="years"
          defaultValue={filter.years}
          options={withAll('All years', years)}
        />
      </Grid>
      <Grid size={{ xs: 6, md: 3 }} sx={MIN_WIDTH}>
        <NativeSelectField
          label="Type"
          name="type"
          defaultValue={filter.type}
          options={withAll('All types', TYPE_OPTIONS)}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 'grow' }} sx={MIN_WIDTH}>
        <NativeSelectField
          label="Topic"
          name="topic"
          defaultValue={filter.topic}
          options={withAll('All topics', TOPIC_OPTIONS)}
        />
      </Grid>
    </>
  );
}
