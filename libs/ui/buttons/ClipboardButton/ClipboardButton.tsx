import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface ClipboardButtonProps extends Omit<ButtonProps, 'type'> {
  /** Id of the element whose text was copied. */
  from: string;
}

const ScriptedStack = styled(Stack)(({ theme: { spacing } }) => ({
  display: 'inline-flex',
  flexFlow: 'row wrap',
  alignItems: 'center',
  gap: spacing(1, 2),
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
})) as typeof Stack;

/**
 * Copies text to the clipboard. The site script handles the click and reports the result; hidden without JavaScript.
 */
export function ClipboardButton({ from, ...button }: ClipboardButtonProps) {
  return (
    <ScriptedStack component="span">
      <Button variant="outlined" color="inherit" {...button} data-action="copy" data-copy={from} />
      <Typography component="span" variant="caption" role="status" sx={{ color: 'text.secondary' }} />
    </ScriptedStack>
  );
}
