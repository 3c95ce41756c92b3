import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { searchContent } from '@paniscus/content';
import type { SearchGroup, SearchHit } from '@paniscus/domain/search';
import { Result } from './Result';

type ResultGroupProps = {
  group: SearchGroup;
  getHref: (hit: SearchHit) => string;
  /** URL of all results of this kind; omitted when all are shown. */
  allHref?: string;
};

/** Title and count beside the results on desktops, above them on phones. */
const Section = styled(Box)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  paddingTop: spacing(4),
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '4fr 8fr',
    columnGap: spacing(6),
  },
})) as typeof Box;

export function ResultGroup({ group, getHref, allHref }: ResultGroupProps) {
  const { kind, total, isTotalCapped = false, hits } = group;
  const { title, singular, plural } = searchContent.kinds[kind];
  const id = `found-${kind}`;
  return (
    <Section component="section" aria-labelledby={id}>
      <Stack
        direction={{ xs: 'row', md: 'column' }}
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          alignItems: { xs: 'baseline', md: 'flex-start' },
          rowGap: 0.5,
          columnGap: 2,
          mb: 1.5,
        }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {allHref === undefined || total <= hits.length ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {`${isTotalCapped ? 'More than ' : ''}${total} ${total === 1 ? singular : plural}`}
          </Typography>
        ) : (
          <Link
            href={allHref}
            variant="caption"
          >{`${isTotalCapped ? 'First' : 'All'} ${total} ${plural}`}</Link>
        )}
      </Stack>
      <List role="list">
        {hits.map((hit) => (
          <Result key={hit.id} hit={hit} href={getHref(hit)} />
        ))}
      </List>
    </Section>
  );
}
