import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

/** Link or text button outside running text, as large as a touch target. */
export const StandaloneLink = styled(Link)(({ theme: { layout } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: layout.touchTarget,
  minHeight: layout.touchTarget,
  '@media print': { minHeight: 0 },
})) as typeof Link;
