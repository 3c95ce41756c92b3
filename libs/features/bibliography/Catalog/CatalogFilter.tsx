import { styled } from '@mui/material/styles';
import { bibliographyContent } from '@paniscus/content';
import { PUBLICATION_TOPICS, PUBLICATION_TYPES } from '@paniscus/domain/bibliography';
import type { PublicationFilter } from '@paniscus/domain/bibliography';
import { Button, SearchField, Select } from '@paniscus/ui';
import type { FormEvent } from 'react';

type CatalogFilterProps = {
  filter: PublicationFilter;
  years: readonly { value: string; label: string }[];
  /** Called on every filter change; without it the form submits to the server. */
  onChoice?: (chosen: URLSearchParams) => void;
  href: string;
};

const Bar = styled('form')(({ theme: { breakpoints, measures, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: spacing(2),
  alignItems: 'end',
  '& > :first-of-type, & > :nth-of-type(4), & > button': { gridColumn: '1 / -1' },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr 1fr',
    '& > :nth-of-type(4)': { gridColumn: 'auto' },
  },
  [breakpoints.up(measures.barFrom)]: {
    gridTemplateColumns: 'minmax(14rem, 2fr) 1fr 1fr 1.3fr auto',
    '& > :first-of-type, & > button': { gridColumn: 'auto' },
  },
  '@media print': { display: 'none' },
}));

const everything = (label: string) => ({ value: '', label });
const { types, topics } = bibliographyContent;

/** Plain HTML form, so the filter works without JavaScript. */
export function CatalogFilter({ filter, years, onChoice, href }: CatalogFilterProps) {
  const choose = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    onChoice?.(
      new URLSearchParams([...new FormData(currentTarget)].map(([name, value]) => [name, String(value)])),
    );
  return (
    <Bar action={href} aria-label="Search the bibliography" onInput={choose}>
      <SearchField label="Title, author, journal" name="q" defaultValue={filter.words} maxLength={80} />
      <Select
        label="Years"
        name="years"
        defaultValue={filter.years}
        options={[everything('All years'), ...years]}
      />
      <Select
        label="Type"
        name="type"
        defaultValue={filter.type}
        options={[
          everything('All types'),
          ...PUBLICATION_TYPES.map((value) => ({ value, label: types[value] })),
        ]}
      />
      <Select
        label="Topic"
        name="topic"
        defaultValue={filter.topic}
        options={[
          everything('All topics'),
          ...PUBLICATION_TOPICS.map((value) => ({ value, label: topics[value] })),
        ]}
      />
      <Button type="submit" look="plain">
        Show
      </Button>
    </Bar>
  );
}
