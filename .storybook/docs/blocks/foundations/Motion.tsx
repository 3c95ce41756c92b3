import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LexigramTile, LoadingMark, theme } from '@paniscus/ui';
import { useState } from 'react';
import styles from './foundations.module.css';

const SAMPLES = {
  quick: 'A key is pressed, a control answers.',
  calm: 'A heading comes to rest, a poster gives way to its video.',
  draw: 'A sign draws itself while something loads.',
} as const satisfies Record<keyof typeof theme.motions, string>;

type MotionName = keyof typeof SAMPLES;

/** A sample of each motion, which stands still when the system or the toolbar asks for less motion. */
export function MotionSamples() {
  return (
    <ul className={`sb-unstyled ${styles.grid}`}>
      {(Object.keys(SAMPLES) as MotionName[]).map((name) => (
        <li key={name} className={styles.cell}>
          {name === 'draw' ? (
            <LoadingMark word="now" />
          ) : (
            <Movable motion={theme.motions[name]} name={name} />
          )}
          <code>{`theme.motions.${name}`}</code>
          <code>{theme.motions[name]}</code>
          <p className={styles.note}>{SAMPLES[name]}</p>
        </li>
      ))}
    </ul>
  );
}

function Movable({ motion, name }: { motion: string; name: string }) {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <>
      <Box sx={{ width: '100%', borderBottom: 1, borderColor: 'divider' }}>
        <Box
          sx={{
            width: 'fit-content',
            ml: isMoved ? 'calc(100% - 3rem)' : 0,
            transition: `margin ${motion}`,
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        >
          <LexigramTile word="chase" isDecorative />
        </Box>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={`Move with ${name}`}
        onClick={() => setIsMoved(!isMoved)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Move
      </Button>
    </>
  );
}
