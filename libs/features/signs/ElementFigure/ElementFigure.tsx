import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ELEMENTS } from '@paniscus/lexigrams';
import { SignGlyph } from '../SignGlyph/SignGlyph';
import { elementNames } from '../SignWorkshop/element-names.data';

const Cell = styled(Box)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '1.5rem min(5rem, 23vw) minmax(0, 1fr)',
  gap: spacing(1, 2),
  alignContent: 'start',
  alignItems: 'start',
  padding: spacing(2),
  border: `${layout.hairline} solid ${vars.palette.divider}`,
  borderWidth: `0 ${layout.hairline} ${layout.hairline} 0`,
  breakInside: 'avoid',
  // Large text on a phone: the text has the whole width.
  '@container (width < 16rem)': {
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr' },
})) as typeof Box;

/** The nine elements, numbered. */
export function ElementFigure() {
  return (
    <List
      component="ol"
      role="list"
      sx={{
        containerType: 'inline-size',
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
        bgcolor: 'background.paper',
        borderTop: 1,
        borderLeft: 1,
        borderColor: 'divider',
      }}
    >
      {ELEMENTS.map(({ name, description }, index) => (
        <Cell component="li" key={name}>
          <Typography variant="overline" sx={{ color: 'text.secondary' }}>
            {index + 1}
          </Typography>
          <Box sx={{ width: '100%', maxWidth: '8rem', justifySelf: 'center' }}>
            <SignGlyph sign={name} />
          </Box>
          <div>
            <Typography variant="h6" component="h3">
              {elementNames[name]}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {description}
            </Typography>
          </div>
        </Cell>
      ))}
    </List>
  );
}
