import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { donationSteps } from '@paniscus/content';
import { LexigramTile } from '@paniscus/ui';

export type AfterDonationLinks = { findGiving: string; contact: string };

const { title, list } = donationSteps;
const TITLE_ID = 'after-donation';

const Aside = styled(Box)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  [breakpoints.down('md')]: {
    paddingTop: spacing(5),
    borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  },
  [breakpoints.up('md')]: {
    paddingLeft: `calc(${layout.section} * 0.6)`,
    borderLeft: `${layout.hairline} solid ${vars.palette.divider}`,
  },
  '@media print': { display: 'none' },
})) as typeof Box;

/** Stays visible next to a long form. */
const Sticky = styled(Stack)(({ theme: { breakpoints, layout, spacing } }) => ({
  [breakpoints.up('md')]: { position: 'sticky', top: `calc(${layout.appBarHeight} + ${spacing(4)})` },
}));

const Step = styled(ListItem)(({ theme: { spacing } }) => ({ gap: spacing(2), alignItems: 'flex-start' }));

/** What happens to a donation, beside the form. */
export function AfterDonation({ links }: { links: AfterDonationLinks }) {
  return (
    <Aside component="aside" aria-labelledby={TITLE_ID}>
      <Sticky spacing={4}>
        <Typography id={TITLE_ID} variant="h4" component="h2">
          {title}
        </Typography>
        <List component="ol" role="list" sx={{ display: 'grid', gap: 3.5 }}>
          {list.map(({ sign, title: step, text, link }) => (
            <Step key={sign}>
              <LexigramTile word={sign} size="medium" isDecorative />
              <Box>
                <Typography variant="subtitle2" component="h3">
                  {step}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {text}
                </Typography>
                {link === undefined ? null : (
                  <Link href={links[link.to]} variant="standalone" sx={{ typography: 'body2' }}>
                    {link.label}
                  </Link>
                )}
              </Box>
            </Step>
          ))}
        </List>
      </Sticky>
    </Aside>
  );
}
