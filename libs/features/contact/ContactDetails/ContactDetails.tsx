import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { contactContent, organization } from '@paniscus/content';
import { breakBeforeDomain } from '@paniscus/ui';
import type { ReactNode } from 'react';

const { direct } = contactContent;
const { mailboxes, legalName, postalAddress } = organization;
const MAILBOXES = ['info', 'support', 'press'] as const;

/** Email addresses and postal address, for visitors who do not use the form. */
export function ContactDetails() {
  const { street, city, region, postalCode, country } = postalAddress;
  return (
    <Stack component="aside" spacing={1} sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="overline" component="h2" sx={{ color: 'text.secondary' }}>
        {direct.title}
      </Typography>
      <Typography>{direct.text}</Typography>
      <Stack component="dl" spacing={2}>
        {MAILBOXES.map((name) => (
          <Detail key={name} term={direct.mailboxes[name]}>
            <Link href={`mailto:${mailboxes[name]}`} variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
              {breakBeforeDomain(mailboxes[name])}
            </Link>
          </Detail>
        ))}
        <Detail term={direct.post}>
          {legalName}
          <br />
          {street}
          <br />
          {city}, {region} {postalCode}
          <br />
          {country}
        </Detail>
      </Stack>
    </Stack>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd">{children}</Typography>
    </Box>
  );
}
