import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

interface FieldRowProps {
  /** Two short fields stay side by side on phones. */
  noWrap?: boolean;
}

/** Fields side by side, below one another where there is no room. */
export const FieldRow = styled(Box, { shouldForwardProp: (name) => name !== 'noWrap' })<FieldRowProps>(
  ({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    alignItems: 'start',
    variants: [{ props: { noWrap: true }, style: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }],
  }),
);
