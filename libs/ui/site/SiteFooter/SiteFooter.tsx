import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SiteWord } from '@paniscus/lexigrams';
import type { ComponentProps } from 'react';
import { breakBeforeDomain } from '../../data-display/break-before-domain';
import { SignRow } from '../../signs/SignRow/SignRow';
import { FooterLinks } from './FooterLinks';
import type { FooterColumn } from './FooterLinks';

interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Name of the organization. */
  name: string;
  /** Mission of the organization in one sentence. */
  statement: string;
  /** Email address, shown as a `mailto:` link. */
  mailbox: string;
  /** Titled lists of links. */
  columns: readonly FooterColumn[];
  /** Copyright and legal status, at the very end. */
  smallPrint: string;
  /** Row of lexigrams above the small print; none by default. */
  signs?: readonly SiteWord[];
}

const Band = styled('footer')(({ theme: { layout, vars } }) => ({
  marginTop: layout.section,
  backgroundColor: vars.palette.background.subtle,
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  // After a reload, a page whose content comes with its script keeps the place that the browser restored.
  overflowAnchor: 'none',
  '@media print': { display: 'none' },
}));

const Columns = styled(Container)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(5, 6),
  paddingTop: spacing(7),
  paddingBottom: spacing(5),
  [breakpoints.up('md')]: { gridTemplateColumns: '3fr 9fr' },
}));

export function SiteFooter(props: SiteFooterProps) {
  const { name, statement, mailbox, columns, smallPrint, signs = [], ...footer } = props;
  return (
    <Band {...footer}>
      <Columns>
        <div>
          <Typography variant="h3" component="p">
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '38ch', my: 1.5 }}>
            {statement}
          </Typography>
          <Link
            href={`mailto:${mailbox}`}
            variant="standalone"
            color="textPrimary"
            sx={{ typography: 'body2', overflowWrap: 'anywhere' }}
          >
            {breakBeforeDomain(mailbox)}
          </Link>
        </div>
        <FooterLinks columns={columns} />
        {signs.length === 0 ? null : (
          <Box sx={{ gridColumn: '1 / -1', pt: 4, borderTop: 1, borderColor: 'divider' }}>
            <SignRow words={signs} label="Signs of the board" size="small" />
          </Box>
        )}
        <Typography variant="caption" component="p" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {smallPrint}
        </Typography>
      </Columns>
    </Band>
  );
}
