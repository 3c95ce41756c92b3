import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { donationContent } from '@paniscus/content';
import { Page } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { AfterDonation } from './AfterDonation';
import type { AfterDonationLinks } from './AfterDonation';

interface DonationScreenProps {
  /** `DonationPanel`, or the island with it. */
  form: ReactNode;
  links: AfterDonationLinks;
}

const Columns = styled(Box)(({ theme: { breakpoints, layout, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${layout.formWidth})`,
  gap: spacing(8),
  [breakpoints.up('md')]: {
    gridTemplateColumns: `minmax(0, ${layout.formWidth}) minmax(min(18rem, 40%), 1fr)`,
    columnGap: `calc(${layout.section} * 0.75)`,
  },
}));

/** The donation page, where a donor chooses an amount and pays by card. */
export function DonationScreen({ form, links }: DonationScreenProps) {
  return (
    <Page title={donationContent.title} lead={donationContent.lead} sign="give" width="wide">
      <Columns>
        {form}
        <AfterDonation links={links} />
      </Columns>
    </Page>
  );
}
