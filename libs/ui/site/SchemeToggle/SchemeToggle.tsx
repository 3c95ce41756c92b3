import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { MoonIcon, SunIcon } from '../../theme/icons/control-icons';

const Toggle = styled(IconButton)({ 'html:not([data-scheme]) &': { display: 'none' } });

const LightSchemeIcon = styled(MoonIcon)(({ theme }) => ({
  fontSize: theme.typography.pxToRem(22),
  ...theme.applyStyles('dark', { display: 'none' }),
}));
const DarkSchemeIcon = styled(SunIcon)(({ theme }) => ({
  fontSize: theme.typography.pxToRem(22),
  ...theme.applyStyles('light', { display: 'none' }),
}));

/** Toggles the color scheme. The site script handles the click; hidden without JavaScript. */
export function SchemeToggle(props: Omit<IconButtonProps, 'children'>) {
  return (
    <Toggle aria-label="Switch between light and dark" {...props} data-action="toggle-scheme">
      <LightSchemeIcon />
      <DarkSchemeIcon />
    </Toggle>
  );
}
