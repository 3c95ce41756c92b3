import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import { mergeSx } from '../../theme/merge-sx';

interface ConsentButtonsProps extends Omit<StackProps, 'children'> {
  /** Text of the button that declines. */
  declineLabel: string;
  /** Text of the button that accepts. */
  acceptLabel: string;
}

/** Analytics consent: two buttons of equal weight, which the analytics script finds by their attribute. */
export function ConsentButtons({ declineLabel, acceptLabel, sx, ...stack }: ConsentButtonsProps) {
  return (
    <Stack direction="row" {...stack} sx={mergeSx({ flexWrap: 'wrap', gap: 1 }, sx)}>
      <Button variant="outlined" color="inherit" data-statistics-choice="no">
        {declineLabel}
      </Button>
      <Button variant="outlined" color="inherit" data-statistics-choice="yes">
        {acceptLabel}
      </Button>
    </Stack>
  );
}
