import { styled } from '@mui/material/styles';
import { LEXIGRAM_CLASSES } from '@paniscus/lexigrams';

const Colors = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& > h2': typography.h3,
  '& > p': { ...typography.body2, maxWidth: measures.reading, color: vars.palette.text.secondary },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(1, 2.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': { ...typography.body2, display: 'flex', alignItems: 'center', gap: spacing(1) },
  '& li::before': {
    content: '""',
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: measures.tileRadius,
    forcedColorAdjust: 'none',
    backgroundColor: 'var(--tile)',
  },
  ...Object.fromEntries(
    Object.entries(vars.palette.lexigram).map(([name, { tile }]) => [
      `& li[data-class="${name}"]`,
      { '--tile': tile },
    ]),
  ),
}));

export function Legend() {
  return (
    <Colors>
      <h2>What the colours mean</h2>
      <ul>
        {Object.entries(LEXIGRAM_CLASSES).map(([name, title]) => (
          <li key={name} data-class={name}>
            {title}
          </li>
        ))}
      </ul>
      <p>
        The colour of a tile is the class of its word, after von Glasersfeld’s design of the 1970s. We know of
        no published list of all the words on the bonobos’ boards, so which words stand here, and where, is
        our own arrangement.
      </p>
    </Colors>
  );
}
