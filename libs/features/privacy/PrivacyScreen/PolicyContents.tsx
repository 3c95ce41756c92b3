import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PolicySection } from '@paniscus/content';

const TITLE_ID = 'policy-contents';

const Nav = styled(Box)(({ theme: { breakpoints, layout, spacing } }) => ({
  [breakpoints.up('md')]: { position: 'sticky', top: `calc(${layout.appBarHeight} + ${spacing(4)})` },
})) as typeof Box;

const Sections = styled(List)(({ theme: { spacing } }) => ({
  marginTop: spacing(1),
  paddingLeft: '1.9em',
  listStyle: 'decimal',
})) as typeof List;

const Section = styled(ListItem)(({ theme: { spacing, typography, vars } }) => ({
  ...typography.body2,
  // Keeps the number, which a flex container would not have.
  display: 'list-item',
  paddingBlock: spacing(0.75),
  '&::marker': { color: vars.palette.text.secondary },
}));

/** Table of contents, beside the text on wide screens. */
export function PolicyContents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <Nav component="nav" aria-labelledby={TITLE_ID}>
      <Typography component="h2" variant="overline" color="textSecondary" id={TITLE_ID}>
        Contents
      </Typography>
      <Sections component="ol">
        {sections.map(({ anchor, title }) => (
          <Section key={anchor}>
            <Link href={`#${anchor}`}>{title}</Link>
          </Section>
        ))}
      </Sections>
    </Nav>
  );
}
