import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { theme } from '@paniscus/ui';
import styles from './foundations.module.css';

/** The smallest target and the focus ring, from the theme. */
export function Targets() {
  const { touchTarget } = theme.layout;
  return (
    <div className={`sb-unstyled ${styles.grid}`}>
      <div className={styles.cell}>
        <Box sx={{ width: touchTarget, height: touchTarget, border: 1, borderColor: 'outline' }} />
        <code>{`theme.layout.touchTarget: ${touchTarget}`}</code>
        <p className={styles.note}>The smallest target of a control, at the default text size.</p>
      </div>
      <div className={styles.cell}>
        <Button variant="outlined" color="inherit" sx={{ alignSelf: 'flex-start', ...theme.focusVisible }}>
          Focused
        </Button>
        <code>theme.focusVisible</code>
        <p className={styles.note}>
          The ring that keyboard focus draws around every control. Never remove it without another mark.
        </p>
      </div>
    </div>
  );
}
