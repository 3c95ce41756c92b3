import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CatalogSection } from './catalog-sections.rules';

const Nav = styled(Box)(({ theme: { breakpoints, layout, spacing } }) => ({
  [breakpoints.up('md')]: { position: 'sticky', top: `calc(${layout.appBarHeight} + ${spacing(3)})` },
  '@media print': { display: 'none' },
})) as typeof Box;

/** In a row; beside the list, a column with dividers. */
const Years = styled(List)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing(2.5),
  [breakpoints.up('md')]: {
    flexDirection: 'column',
    borderBottom: `${layout.hairline} solid ${vars.palette.divider}`,
  },
}));

const Year = styled(ListItem)(({ theme: { breakpoints, layout, vars } }) => ({
  width: 'auto',
  alignItems: 'stretch',
  [breakpoints.up('md')]: { borderTop: `${layout.hairline} solid ${vars.palette.divider}` },
}));

const YearLink = styled(Link)(({ theme: { spacing } }) => ({
  flexGrow: 1,
  display: 'flex',
  justifyContent: 'space-between',
  gap: spacing(1),
  paddingBlock: spacing(1.25),
}));

/** Navigation beside the catalog, with a link to each of its sections. */
export function YearNav({ sections }: { sections: readonly CatalogSection[] }) {
  return (
    <Nav component="nav" aria-label="Years">
      <Years>
        {sections.map(({ id, label, publications }) => (
          <Year key={id}>
            <YearLink href={`#${id}`} variant="body2" color="textPrimary" underline="hover">
              <span>{label}</span>{' '}
              <Typography component="span" variant="inherit" color="textSecondary">
                {publications.length}
              </Typography>
            </YearLink>
          </Year>
        ))}
      </Years>
    </Nav>
  );
}
