import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { publications } from '@paniscus/content';
import { buildPublicationQuery } from '@paniscus/domain/bibliography';
import type { PublicationFilter } from '@paniscus/domain/bibliography';
import { EXPORT_FORMATS } from '../bibliography.links';
import type { BibliographyLinks, ExportFormat } from '../bibliography.links';

/** Where a search leads: on a phone, its form fills the window. */
export const SUMMARY_ID = 'works';

const FORMAT_NAMES: Record<ExportFormat, string> = { bib: 'BibTeX', ris: 'RIS', json: 'CSL-JSON' };

const Summary = styled(Box)(({ theme: { layout, spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: spacing(2.5),
  minHeight: layout.touchTarget,
  marginBlock: spacing(2, 3),
  color: vars.palette.text.secondary,
  outline: 'none',
}));

const Count = styled(Typography)(({ theme: { breakpoints, typography } }) => ({
  fontWeight: typography.fontWeightBold,
  [breakpoints.down('sm')]: { flexBasis: '100%' },
}));

const SummaryLink = styled(Link)(({ theme }) => ({
  paddingBlock: theme.spacing(1.25),
  '@media print': { display: 'none' },
}));

interface CatalogSummaryProps {
  /** Number of publications that match the filter. */
  count: number;
  filter: PublicationFilter;
  links: BibliographyLinks;
}

/** Result count, a link that clears the filter, and the results as citation files. */
export function CatalogSummary({ count, filter, links }: CatalogSummaryProps) {
  const query = buildPublicationQuery(filter);
  const total = publications.length;
  const some = count === 1 ? 'This one' : 'These';
  return (
    <Summary id={SUMMARY_ID} tabIndex={-1}>
      <Count variant="inherit" color="textPrimary" role="status">
        {count === total ? `${total} works` : `${count} of ${total} works`}
      </Count>
      {query === '' ? null : (
        <SummaryLink href={`${links.bibliography}#${SUMMARY_ID}`}>Clear filters</SummaryLink>
      )}
      {count === 0 ? null : (
        <>
          <Box component="span" sx={{ '@media print': { display: 'none' } }}>
            {query === '' ? 'All' : some} as a file:
          </Box>
          {EXPORT_FORMATS.map((format) => (
            <SummaryLink
              key={format}
              href={links.publicationFile('all', format) + query}
              download={`bibliography.${format}`}
            >
              {FORMAT_NAMES[format]}
            </SummaryLink>
          ))}
        </>
      )}
    </Summary>
  );
}
