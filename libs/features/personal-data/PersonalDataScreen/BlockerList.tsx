import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ErasureBlocker } from '@paniscus/domain/personal-data';
import type { PersonalDataLinks } from './personal-data-screen.types';

interface BlockerListProps {
  blockers: readonly ErasureBlocker[];
  links: PersonalDataLinks;
}

/** What has to end before a person can be erased, each with the place where staff can end it. */
export function BlockerList({ blockers, links }: BlockerListProps) {
  return (
    <Alert severity="warning" icon={false}>
      This cannot be erased yet:
      <Box component="ul" sx={{ my: 1, pl: 3 }}>
        {blockers.map((blocker) => (
          <li key={`${blocker.kind} ${blocker.id}`}>
            <Blocker blocker={blocker} links={links} />
          </li>
        ))}
      </Box>
      Look the person up again when that is done.
    </Alert>
  );
}

function Blocker({
  blocker: { kind, id, about },
  links,
}: {
  blocker: ErasureBlocker;
  links: PersonalDataLinks;
}) {
  switch (kind) {
    case 'order':
      return (
        <>
          <Link href={links.staffOrder(id)}>Order {about}</Link> has not been delivered, canceled or refunded.
        </>
      );
    case 'donation':
      return (
        <>
          The payment for <Link href={links.staffDonation(id)}>donation {about}</Link> is not finished. An
          abandoned payment ends within a day.
        </>
      );
    case 'recurring_donation':
      return (
        <>
          A <Link href={links.staffRecurringDonations}>recurring gift</Link> is active. Stop it first.
        </>
      );
    case 'email':
      return <>An email to this person is waiting to be sent.</>;
  }
}
