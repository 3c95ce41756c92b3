import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ArticleCardProps extends Omit<CardProps, 'title'> {
  /** Heading of the entry. */
  title: string;
  /** Link of the title; the whole card is clickable. */
  href?: string;
  /** Date, author or another line above the title. */
  overline?: ReactNode;
  /** Links or buttons that stay usable although the card is a link. */
  actions?: ReactNode;
  /** Level of the title in the outline of the page. */
  headingLevel?: 2 | 3;
}

const Entry = styled(Card)(({ theme: { layout, spacing, vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1.25),
  paddingBlock: spacing(4),
  overflow: 'visible',
  backgroundColor: 'transparent',
  border: 0,
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  borderRadius: 0,
  breakInside: 'avoid',
})) as typeof Card;

const TitleLink = styled(Link)(({ theme: { layout, motions, vars } }) => ({
  '&:not(:hover)': { textDecorationColor: 'transparent' },
  transition: `text-decoration-color ${motions.quick}`,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `${layout.focusRing} solid ${vars.palette.primary.main}` },
  'article:hover > * > &&': { textDecorationColor: vars.palette.primary.main },
}));

/** Entry of a list of articles: a rule, a line, a title and a text, without a frame. */
export function ArticleCard(props: ArticleCardProps) {
  const { title, href, overline, children, actions, headingLevel = 2, ...card } = props;
  return (
    <Entry {...card} component="article">
      {overline === undefined ? null : (
        <Typography
          variant="overline"
          component="div"
          color="textSecondary"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 0.25 }}
        >
          {overline}
        </Typography>
      )}
      <Typography variant="h3" component={`h${headingLevel}`} dir="auto" sx={{ maxWidth: '32ch' }}>
        {href === undefined ? (
          title
        ) : (
          <TitleLink href={href} color="textPrimary">
            {title}
          </TitleLink>
        )}
      </Typography>
      {children === undefined ? null : (
        <Box sx={{ maxWidth: ({ layout }) => layout.readingWidth, color: 'text.secondary' }}>{children}</Box>
      )}
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </Entry>
  );
}

/** Above the link that covers the card. */
const Actions = styled(Box)(({ theme: { spacing } }) => ({
  position: 'relative',
  alignSelf: 'flex-start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(2),
  '&:empty': { display: 'none' },
}));
