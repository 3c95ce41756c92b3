import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ProductFilter, ProductSort } from '@paniscus/domain/products';
import { SEARCH_MAX } from '@paniscus/domain/search';
import { CheckboxField, NativeSelectField, SearchField } from '@paniscus/ui';

interface StoreFilterProps {
  filter: ProductFilter;
  /** Tags to choose from. */
  tags: readonly string[];
  /** Number of products that match. */
  matchCount: number;
  /** Number of all products. */
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

/** Large text leaves the fields as little room as a small window. */
const NARROW = '@container (width < 33rem)';
const WIDE = '@container (width >= 50rem)';
const WIDE_WITH_MATCHES = '@container (width >= 67rem)';

const Container = styled(Box)({ containerType: 'inline-size' });

const FilterForm = styled(Box)(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
  gap: spacing(2),
  alignItems: 'end',
  [NARROW]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    // A select shows its longest option.
    '& > :has(select)': { gridColumn: '1 / -1' },
  },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 15rem) minmax(12.5rem, 17rem) auto auto 1fr',
    gap: spacing(3),
  },
})) as typeof Box;

/** Beside the fields where there is room, below them otherwise. */
const Matches = styled(Stack)(({ theme: { layout } }) => ({
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: layout.touchTarget,
  gridColumn: '1 / -1',
  // What was found begins below it.
  scrollMarginBlockEnd: '12rem',
  [WIDE_WITH_MATCHES]: {
    gridColumn: 'auto',
    justifySelf: 'end',
    minHeight: layout.controlHeight,
  },
}));

/** Plain HTML form: with script, a choice applies at once; without, the button applies it. */
export function StoreFilter({ filter, tags, matchCount, total, href }: StoreFilterProps) {
  const isFiltered =
    filter.text !== '' || filter.tag !== '' || filter.isAvailableOnly || filter.sort !== 'featured';
  return (
    <Container>
      <FilterForm
        component="form"
        action={href}
        aria-label="What to show"
        // After Back, the address says what was chosen, not what the browser remembers.
        autoComplete="off"
        data-submit-on-change=""
      >
        <Box sx={{ gridColumn: '1 / -1', maxWidth: ({ layout }) => layout.formWidth }}>
          <SearchField label="Search the store" name="q" defaultValue={filter.text} maxLength={SEARCH_MAX} />
        </Box>
        <NativeSelectField
          label="Type"
          name="tag"
          defaultValue={filter.tag}
          options={[{ value: '', label: 'All' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
        />
        <NativeSelectField
          label="Sort by"
          name="sort"
          defaultValue={filter.sort}
          options={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
        />
        <AvailabilityField defaultChecked={filter.isAvailableOnly} />
        <Button type="submit" variant="outlined" color="inherit">
          Apply filters
        </Button>
        <Matches direction="row" spacing={2} useFlexGap data-found="">
          <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
            {formatMatches(matchCount, total)}
          </Typography>
          {isFiltered ? (
            <Link href={href} variant="standalone" sx={{ typography: 'caption' }}>
              Show all products
            </Link>
          ) : null}
        </Matches>
      </FilterForm>
    </Container>
  );
}

/** As high as the adjacent fields, to align the checkbox with them. */
function AvailabilityField({ defaultChecked }: { defaultChecked: boolean }) {
  return (
    <Box sx={{ display: 'grid', alignContent: 'center', minHeight: ({ layout }) => layout.controlHeight }}>
      <CheckboxField label="Available only" name="available" value="1" defaultChecked={defaultChecked} />
    </Box>
  );
}

function formatMatches(matchCount: number, total: number): string {
  const products = `${total} ${total === 1 ? 'product' : 'products'}`;
  return matchCount === total ? products : `${matchCount} of ${products}`;
}
