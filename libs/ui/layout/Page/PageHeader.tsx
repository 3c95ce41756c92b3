import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../../signs/LexigramTile/LexigramTile';

export interface PageHeaderProps {
  /** The `h1` of the page. */
  title: string;
  /** Introduction below the title, one to three sentences. */
  lead?: ReactNode;
  /** Date, author or another line above the title. */
  overline?: ReactNode;
  /** Lexigram above the title. */
  sign?: SiteWord;
  /** Above everything else, usually `PageBreadcrumbs`. */
  breadcrumbs?: ReactNode;
}

const enter = keyframes`
  from { transform: translateY(0.35rem); opacity: 0.6; }
`;

const Header = styled(Box)(({ theme: { layout, spacing, vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(2.5),
  marginBottom: `calc(${layout.section} * 0.55)`,
  paddingBottom: `calc(${layout.section} * 0.4)`,
  borderBottom: `${layout.hairline} solid ${vars.palette.divider}`,
}));

const Title = styled(Typography)<{ component: 'h1' }>(({ theme: { motions } }) => ({
  maxWidth: '22ch',
  '@media (prefers-reduced-motion: no-preference)': { animation: `${enter} ${motions.calm}` },
}));

export function PageHeader({ title, lead, overline, sign, breadcrumbs }: PageHeaderProps) {
  return (
    <Header>
      {breadcrumbs}
      {sign === undefined && overline === undefined ? null : <Overline sign={sign}>{overline}</Overline>}
      <Title variant="h1" component="h1" dir="auto">
        {preventBreaksInNames(title)}
      </Title>
      {lead === undefined ? null : (
        <Typography
          variant="subtitle1"
          component="div"
          color="textSecondary"
          sx={{ maxWidth: '54ch', textWrap: 'balance' }}
        >
          {lead}
        </Typography>
      )}
    </Header>
  );
}

function Overline({ sign, children }: { sign?: SiteWord; children?: ReactNode }) {
  return (
    <Typography
      variant="overline"
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
    >
      {sign === undefined ? null : <LexigramTile word={sign} isDecorative />}
      {children === undefined ? null : (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            rowGap: 0.25,
            // With large text, below the sign rather than beside it in a narrow column.
            flex: '1 1 10em',
            minWidth: 0,
            overflowWrap: 'anywhere',
          }}
        >
          {children}
        </Box>
      )}
    </Typography>
  );
}

const HYPHENATED_NAME = /(\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+)/u;

/** No line break inside a hyphenated name, unless the name alone is wider than the page. */
function preventBreaksInNames(title: string): ReactNode[] {
  return title.split(HYPHENATED_NAME).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <Box key={index} component="span" sx={{ display: 'inline-block' }}>
        {piece}
      </Box>
    ),
  );
}
