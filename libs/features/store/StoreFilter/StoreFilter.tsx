import { styled } from '@mui/material/styles';
import type { ProductFilter, ProductSort } from '@paniscus/domain/products';
import { Button, Checkbox, Select } from '@paniscus/ui';

interface StoreFilterProps {
  filter: ProductFilter;
  tags: readonly string[];
  found: number;
  total: number;
  /** URL of the unfiltered store, which is also the target of the form. */
  href: string;
}

const SORTS: Record<ProductSort, string> = {
  featured: 'Featured',
  newest: 'Newest first',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  name: 'Name',
};

const Bar = styled('form')(({ theme: { breakpoints, measures, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: spacing(2),
  alignItems: 'end',
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr auto auto' },
  [breakpoints.up(measures.barFrom)]: {
    gridTemplateColumns: 'minmax(11rem, 15rem) minmax(13rem, 17rem) auto auto 1fr',
    gap: spacing(3),
  },
  // As high as the adjacent fields, to align the checkbox and the button with them.
  '& > div:has(> [type="checkbox"])': { minHeight: measures.control, alignContent: 'center' },
}));
const Count = styled('p')(({ theme: { breakpoints, measures, spacing, typography, vars } }) => ({
  ...typography.overline,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0, 2),
  minHeight: measures.touchTarget,
  color: vars.palette.text.secondary,
  gridColumn: '1 / -1',
  [breakpoints.up(measures.barFrom)]: {
    gridColumn: 'auto',
    justifySelf: 'end',
    minHeight: measures.control,
  },
  '& > a': { ...typography.caption, padding: spacing(1.25, 0), textTransform: 'none', fontWeight: 400 },
}));

/** Plain HTML form, so the filter works without JavaScript. */
export function StoreFilter({ filter, tags, found, total, href }: StoreFilterProps) {
  const isChosen = filter.tag !== '' || filter.isAvailableOnly || filter.sort !== 'featured';
  return (
    <Bar action={href} aria-label="What to show">
      <Select
        label="Kind"
        name="tag"
        defaultValue={filter.tag}
        options={[{ value: '', label: 'Everything' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
      />
      <Select
        label="Order"
        name="sort"
        defaultValue={filter.sort}
        options={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
      />
      <Checkbox label="Available only" name="available" value="1" isCheckedAtFirst={filter.isAvailableOnly} />
      <Button type="submit" look="plain">
        Show
      </Button>
      <Count>
        <span>{found === total ? counted(total) : `${found} of ${counted(total)}`}</span>
        {isChosen ? <a href={href}>Show everything</a> : null}
      </Count>
    </Bar>
  );
}

const counted = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;
