import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const ScriptedButton = styled(Button)({
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

/** Prints the page. The site script handles the click; hidden without JavaScript and in print. */
export function PrintButton(props: ButtonProps) {
  return <ScriptedButton variant="outlined" color="inherit" data-action="print" {...props} />;
}
