import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { DonorPortalYear } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';

interface YearListProps {
  years: readonly DonorPortalYear[];
  yearHref: (year: number) => string;
}

export function YearList({ years, yearHref }: YearListProps) {
  return (
    <List role="list">
      {years.map(({ year, count, total_cents: total }) => (
        <ListItem
          key={year}
          divider
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, rowGap: 0.5 }}
        >
          <Link
            href={yearHref(year)}
            variant="standalone"
            sx={{ typography: 'body2' }}
          >{`Summary of ${year}`}</Link>
          <Typography
            component="span"
            variant="body2"
            sx={{
              fontFamily: ({ families }) => families.serif,
              fontVariantNumeric: 'lining-nums tabular-nums',
            }}
          >
            {`${formatDollars(total)} in ${count === 1 ? '1 gift' : `${count} gifts`}`}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}
