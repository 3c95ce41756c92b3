import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Parcel } from '@paniscus/domain/orders';
import { ERASED } from '@paniscus/domain/personal-data';
import { VisuallyHidden } from '@paniscus/ui';
import { OrderDay } from './OrderDay';

export function ParcelList({ parcels }: { parcels: readonly Parcel[] }) {
  return (
    <List role="list" sx={{ display: 'grid', gap: 2 }}>
      {parcels.map((parcel) => (
        <ParcelItem key={parcel.id} parcel={parcel} />
      ))}
    </List>
  );
}

function ParcelItem({ parcel }: { parcel: Parcel }) {
  const { carrier, tracking_number, tracking_url, shipped_at, delivered_at } = parcel;
  return (
    <Paper component="li" sx={{ px: 2.5, py: 2, breakInside: 'avoid' }}>
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start', typography: 'body2', overflowWrap: 'anywhere' }}>
        <strong>{carrier}</strong>
        <span>{tracking_number.startsWith(ERASED) ? 'Tracking number erased' : tracking_number}</span>
        {tracking_url === null ? null : (
          <Link variant="standalone" href={tracking_url} rel="noopener noreferrer">
            Track this package<VisuallyHidden>{` ${tracking_number}`}</VisuallyHidden>
          </Link>
        )}
        <Typography variant="caption" color="textSecondary">
          Shipped <OrderDay iso={shipped_at} />
        </Typography>
        {delivered_at === null ? null : (
          <Typography variant="caption" color="textSecondary">
            Delivered <OrderDay iso={delivered_at} />
          </Typography>
        )}
      </Stack>
    </Paper>
  );
}
