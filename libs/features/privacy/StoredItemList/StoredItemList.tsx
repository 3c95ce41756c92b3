import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import type { StoredItem } from '@paniscus/content';
import { DividedDescriptionList } from '@paniscus/ui';

const TITLES: Record<StoredItem['storage'], string> = {
  browser: 'In your browser, after you leave',
  tab: 'In the tab, while it is open',
  files: 'Files for offline use',
  staffCookie: 'A cookie for our staff',
  cookie: 'Cookies of the payment provider',
};

const itemName: TypographyProps = {
  variant: 'caption',
  sx: { fontFamily: ({ families }) => families.mono, overflowWrap: 'anywhere' },
};

interface StoredItemListProps {
  /** What browsers store. */
  items: readonly StoredItem[];
}

/** Data stored in the browser, grouped by storage: name, purpose and retention. */
export function StoredItemList({ items }: StoredItemListProps) {
  const storages = [...new Set(items.map(({ storage }) => storage))];
  return (
    <Stack sx={{ gap: 4, mt: 2 }}>
      {storages.map((storage) => (
        <div key={storage}>
          <Typography
            component="h3"
            variant="overline"
            color="textSecondary"
            id={`stored-${storage}`}
            sx={{ mb: 1 }}
          >
            {TITLES[storage]}
          </Typography>
          <DividedDescriptionList
            dense
            aria-labelledby={`stored-${storage}`}
            items={items.filter((item) => item.storage === storage).map(toDescription)}
            slotProps={{ term: itemName, description: { variant: 'body2' } }}
          />
        </div>
      ))}
    </Stack>
  );
}

const toDescription = ({ name, purpose, retention }: StoredItem) => ({
  term: name,
  description: (
    <>
      {purpose}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Kept {retention}.
      </Box>
    </>
  ),
});
