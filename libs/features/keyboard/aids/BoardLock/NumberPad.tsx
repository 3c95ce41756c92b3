import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Digits to press, for people who use switches or a pointer instead of a keyboard. */
export const NumberPad = ({ onDigit }: { onDigit: (digit: string) => void }) => (
  <Box role="group" aria-label="Digits" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {DIGITS.map((digit) => (
      <Button
        key={digit}
        variant="outlined"
        color="inherit"
        onClick={() => onDigit(digit)}
        sx={{ minWidth: '3rem', minHeight: '3rem' }}
      >
        {digit}
      </Button>
    ))}
  </Box>
);
