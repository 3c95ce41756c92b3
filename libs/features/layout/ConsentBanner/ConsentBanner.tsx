import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { statisticsContent } from '@paniscus/content';
import { ConsentButtons } from '@paniscus/ui';

const Banner = styled(Paper)(({ theme: { layout, vars, zIndex } }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: zIndex.appBar,
  border: 0,
  borderTop: `${layout.hairline} solid ${vars.palette.outline}`,
  borderRadius: 0,
  '&[hidden]': { display: 'none' },
  '@media print': { display: 'none' },
})) as typeof Paper;

const Row = styled(Stack)(({ theme: { layout, spacing } }) => ({
  flexFlow: 'row wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1.5, 5),
  maxWidth: `calc(${layout.pageWidth} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  padding: `${spacing(2)} ${layout.gutter}`,
}));

interface ConsentBannerProps {
  /** Host name of the analytics service. */
  host: string;
  /** URL of the policy section that explains the collected data. */
  moreHref: string;
}

/**
 * Consent banner for analytics. Hidden until the analytics script finds that consent is needed, and placed at the end
 * of the page so that it covers no content. Both choices have equal weight.
 */
export function ConsentBanner({ host, moreHref }: ConsentBannerProps) {
  const { question, choices } = statisticsContent;
  return (
    <Banner component="section" data-consent="" aria-labelledby="consent-title" hidden>
      <Row>
        <Stack sx={{ flex: '1 1 24rem' }}>
          <Typography component="h2" variant="subtitle2" id="consent-title">
            {question.title}
          </Typography>
          <Typography variant="body2">
            {question.text(host)} <Link href={moreHref}>{question.more}</Link>
          </Typography>
        </Stack>
        <ConsentButtons declineLabel={choices.no} acceptLabel={choices.yes} />
      </Row>
    </Banner>
  );
}
