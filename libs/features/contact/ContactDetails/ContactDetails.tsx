import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { contactContent, organization } from '@paniscus/content';
import { breakBeforeDomain } from '@paniscus/ui';
import type { ReactNode } from 'react';

const { direct } = contactContent;
const { mailboxes, legalName, postalAddress } = organization;
const MAILBOXES = ['info', 'support', 'press'] as const;

/** A rule separates it from the form, which is not there without JavaScript. */
const Aside = styled((props: StackProps) => <Stack component="aside" {...props} />)(
  ({ theme: { spacing, vars } }) => ({
    paddingTop: spacing(2),
    borderTop: `1px solid ${vars.palette.divider}`,
    '@media (scripting: none)': { paddingTop: 0, borderTop: 0 },
  }),
);

/** Email addresses and postal address, for visitors who do not use the form. */
export function ContactDetails() {
  const { street, city, region, postalCode, country } = postalAddress;
  return (
    <Aside spacing={1}>
      <Typography variant="overline" component="h2" sx={{ color: 'text.secondary' }}>
        {direct.title}
      </Typography>
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
    </Aside>
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
