import { styled } from '@mui/material/styles';
import type { KeyboardLinks } from '../keyboard.types';

const Steps = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  alignContent: 'start',
  maxWidth: measures.reading,
  '& > h2': typography.h3,
  '& > ol, & > p': { ...typography.body2, margin: 0 },
  '& > ol': { display: 'grid', gap: spacing(0.75), paddingLeft: spacing(3) },
  '& li::marker': { fontFamily: typography.h3.fontFamily, color: vars.palette.text.secondary },
}));

export function FirstSteps({ links }: { links: KeyboardLinks }) {
  return (
    <Steps>
      <h2>How it works</h2>
      <ol>
        <li>Touch a sign. It says its word and joins your sentence, which has room for eight.</li>
        <li>Press Period. Your sentence is said, sign by sign, and a new one begins.</li>
        <li>Alpha, Beta and Gamma hold 128 signs each. Delta is empty: it is yours to fill.</li>
        <li>With a keyboard, arrow keys move over the board, letters find a word, and Enter presses it.</li>
        <li>The sound can be shifted up by half an octave, one, two or three.</li>
      </ol>
      <p>
        <a href={links.signs}>How the signs are built</a>
        {' · '}
        <a href={links.games}>Games that teach them</a>
      </p>
    </Steps>
  );
}
