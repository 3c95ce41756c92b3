import { styled } from '@mui/material/styles';

const Toggle = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: theme.measures.touchTarget,
  height: theme.measures.touchTarget,
  padding: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  border: `${theme.measures.hairline} solid transparent`,
  borderRadius: theme.measures.controlRadius,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.ground },
  'html:not([data-scheme]) &': { display: 'none' },
  '& svg': { width: '1.375rem', height: '1.375rem' },
  'html[data-scheme="light"] & [data-part="sun"], html[data-scheme="dark"] & [data-part="moon"]': {
    display: 'none',
  },
}));

/** Toggles the color scheme. The site script handles the click; hidden without JavaScript. */
export function SchemeToggle() {
  return (
    <Toggle type="button" data-action="toggle-scheme" aria-label="Switch between light and dark">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path data-part="moon" d="M20 14.5A8.5 8.5 0 0 1 9.5 4A8.5 8.5 0 1 0 20 14.5Z" />
        <path
          data-part="sun"
          d="M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M19 5L17.6 6.4M6.4 17.6L5 19"
        />
      </svg>
    </Toggle>
  );
}
