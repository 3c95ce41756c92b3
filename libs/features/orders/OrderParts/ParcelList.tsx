import { styled } from '@mui/material/styles';
import type { Parcel } from '@paniscus/domain/orders';
import { HiddenText, LocalTime } from '@paniscus/ui';

const Parcels = styled('ul')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...typography.body2,
    display: 'grid',
    gap: spacing(0.5),
    padding: spacing(2, 2.5),
    backgroundColor: vars.palette.background.paper,
    border: `${measures.hairline} solid ${vars.palette.divider}`,
    borderRadius: measures.tileRadius,
    overflowWrap: 'anywhere',
  },
  '& small': { ...typography.caption, color: vars.palette.text.secondary },
  '& a': {
    display: 'inline-flex',
    justifySelf: 'start',
    alignItems: 'center',
    minHeight: measures.touchTarget,
  },
}));

export function ParcelList({ parcels }: { parcels: readonly Parcel[] }) {
  return (
    <Parcels role="list">
      {parcels.map((parcel) => (
        <li key={parcel.id}>
          <strong>{parcel.carrier}</strong>
          <span>{parcel.tracking_number}</span>
          {parcel.tracking_url === null ? null : (
            <a href={parcel.tracking_url} rel="noopener noreferrer">
              Track this parcel<HiddenText>{` ${parcel.tracking_number}`}</HiddenText>
            </a>
          )}
          <small>
            Shipped <LocalTime iso={parcel.shipped_at} />
          </small>
          {parcel.delivered_at === null ? null : (
            <small>
              Delivered <LocalTime iso={parcel.delivered_at} />
            </small>
          )}
        </li>
      ))}
    </Parcels>
  );
}
