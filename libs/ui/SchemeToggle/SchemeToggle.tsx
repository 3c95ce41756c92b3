import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';

const Toggle = styled(IconButton)({ 'html:not([data-scheme]) &': { display: 'none' } });

const SchemeIcon = styled(SvgIcon)(({ theme: { typography } }) => ({
  fontSize: typography.pxToRem(22),
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));
const MoonIcon = styled(SchemeIcon)(({ theme }) => theme.applyStyles('dark', { display: 'none' }));
const SunIcon = styled(SchemeIcon)(({ theme }) => theme.applyStyles('light', { display: 'none' }));

/** Toggles the color scheme. The site script handles the click; hidden without JavaScript. */
export function SchemeToggle(props: Omit<IconButtonProps, 'children'>) {
  return (
    <Toggle aria-label="Switch between light and dark" {...props} data-action="toggle-scheme">
      <MoonIcon>
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4A8.5 8.5 0 1 0 20 14.5Z" />
      </MoonIcon>
      <SunIcon>
        <path d="M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M19 5L17.6 6.4M6.4 17.6L5 19" />
      </SunIcon>
    </Toggle>
  );
}
