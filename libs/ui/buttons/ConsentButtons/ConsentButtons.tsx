import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface ConsentButtonsProps {
  /** Text of the button that declines. */
  declineLabel: string;
  /** Text of the button that accepts. */
  acceptLabel: string;
}

/** Analytics consent: two buttons of equal weight, which the analytics script finds by their attribute. */
export function ConsentButtons({ declineLabel, acceptLabel }: ConsentButtonsProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" color="inherit" data-statistics-choice="no">
        {declineLabel}
      </Button>
      <Button variant="outlined" color="inherit" data-statistics-choice="yes">
        {acceptLabel}
      </Button>
    </Stack>
  );
}
