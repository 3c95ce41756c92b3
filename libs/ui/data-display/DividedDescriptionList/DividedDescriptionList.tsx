import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface DividedDescriptionListProps extends Omit<BoxProps<'dl'>, 'children'> {
  /** Terms and their descriptions, in order. */
  items: readonly {
    /** Unique in the list. */
    term: string;
    description: ReactNode;
  }[];
  /** Less space between the rows. */
  dense?: boolean;
  /** Props of the `Typography` of each term and description. */
  slotProps?: { term?: TypographyProps; description?: TypographyProps };
}

/** A divider ends the list, except at the end of a section, where that of the next section follows. */
const List = styled(Box)(({ theme: { layout, vars } }) => ({
  margin: 0,
  '&:not(:last-child)': { borderBottom: `${layout.hairline} solid ${vars.palette.divider}` },
})) as typeof Box;

const Row = styled(Box, { shouldForwardProp: (name) => name !== 'dense' })<{ dense: boolean }>(
  ({ theme: { breakpoints, layout, spacing, vars } }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: spacing(0.5, 3),
    alignItems: 'baseline',
    paddingBlock: spacing(2),
    borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
    breakInside: 'avoid',
    [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(9rem, 2fr) 5fr' },
    variants: [{ props: { dense: true }, style: { paddingBlock: spacing(1.5) } }],
  }),
);

/** Terms and their descriptions in rows with dividers: two columns, or one on a phone. */
export function DividedDescriptionList(props: DividedDescriptionListProps) {
  const { items, dense = false, slotProps = {}, ...list } = props;
  return (
    <List component="dl" {...list}>
      {items.map(({ term, description }) => (
        <Row key={term} dense={dense}>
          <Typography component="dt" {...slotProps.term}>
            {term}
          </Typography>
          <Typography component="dd" {...slotProps.description}>
            {description}
          </Typography>
        </Row>
      ))}
    </List>
  );
}
