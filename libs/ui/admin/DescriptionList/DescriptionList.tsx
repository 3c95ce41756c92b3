import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { breakBeforeDomain } from '../../data-display/break-before-domain';

export interface DescriptionItem {
  /** Unique in the list. */
  term: string;
  /** The value; write out an absent one, such as 'None given'. */
  description: ReactNode;
  /** Keeps line breaks of the text. */
  multiline?: boolean;
}

interface DescriptionListProps extends Omit<BoxProps, 'children'> {
  /** Terms and their descriptions, in order. */
  items: readonly DescriptionItem[];
}

const Container = styled('div')({ containerType: 'inline-size' });

/** Large text on a phone leaves no room for two columns. */
const NARROW = '@container (width < 16rem)';

const List = styled(Box)(({ theme: { spacing, typography } }) => ({
  ...typography.body2,
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  gap: spacing(0.75, 3),
  margin: 0,
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0, '& > dd': { marginBottom: spacing(1.5) } },
})) as typeof Box;

const Term = styled('dt')(({ theme: { vars } }) => ({ color: vars.palette.text.secondary }));

const Description = styled('dd', { shouldForwardProp: (name) => name !== 'multiline' })<
  Pick<DescriptionItem, 'multiline'>
>({
  margin: 0,
  overflowWrap: 'anywhere',
  '& .MuiChip-label': { whiteSpace: 'normal' },
  variants: [{ props: { multiline: true }, style: { whiteSpace: 'pre-line' } }],
});

/** Terms and their descriptions in two columns; one below the other where large text needs the width. */
export function DescriptionList({ items, ...box }: DescriptionListProps) {
  return (
    <Container>
      <List component="dl" {...box}>
        {items.map(({ term, description, multiline }) => (
          <Fragment key={term}>
            <Term>{term}</Term>
            <Description multiline={multiline} dir={multiline === true ? 'auto' : undefined}>
              {typeof description === 'string' && multiline !== true ? (
                <bdi>{breakBeforeDomain(description)}</bdi>
              ) : (
                description
              )}
            </Description>
          </Fragment>
        ))}
      </List>
    </Container>
  );
}
