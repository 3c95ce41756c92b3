import { styled } from '@mui/material/styles';
import type { Sentence } from '@paniscus/domain/keyboard';
import type { ReactNode } from 'react';
import type { KeyboardActions, KeyboardNote, KeyboardState } from '../keyboard.types';
import { getWord } from '../store/keyboard.reducer';

interface StatusLineProps {
  kind: KeyboardState['kind'];
  note: KeyboardNote | null;
  sentence: Sentence;
  actions: KeyboardActions;
}

type Line = { tone: 'quiet' | 'info' | 'warning' | 'error'; text: ReactNode; action?: ReactNode };

const Text = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  minHeight: '1.75rem',
  minWidth: 0,
  lineHeight: 1.25,
  color: vars.palette.text.secondary,
  '& > p': { minWidth: 0 },
  ...Object.fromEntries(
    (['info', 'warning', 'error'] as const).map((tone) => [
      `&[data-tone="${tone}"]`,
      { color: vars.palette.tone[tone].text },
    ]),
  ),
  '& > button': {
    ...typography.button,
    flex: 'none',
    fontSize: typography.caption.fontSize,
    minHeight: '1.75rem',
    padding: spacing(0, 1.5),
    color: 'inherit',
    backgroundColor: 'transparent',
    border: `${measures.hairline} solid currentcolor`,
    borderRadius: measures.controlRadius,
    cursor: 'pointer',
  },
  '& [data-part="subtitle"]': {
    ...typography.subtitle1,
    display: 'block',
    overflow: 'hidden',
    fontSize: '1.0625rem',
    lineHeight: 1.25,
    color: vars.palette.text.primary,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (min-width: 60rem)': { display: 'none' },
  },
}));

const button = (text: string, onClick: () => void) => (
  <button type="button" onClick={onClick}>
    {text}
  </button>
);

function noteLine(note: KeyboardNote, actions: KeyboardActions): Line {
  switch (note.name) {
    case 'full':
      return { tone: 'warning', text: 'The sentence is full. Period plays it and clears it.' };
    case 'empty':
      return { tone: 'info', text: 'The sentence is empty. Touch a sign first.' };
    case 'cleared': {
      const undo = button('Undo', () => actions.setSentence(note.sentence));
      return { tone: 'info', text: 'Sentence cleared.', action: undo };
    }
    case 'top-key':
      return {
        tone: 'info',
        text: 'Hold Alt (or Meta) while you press One to Five; or choose the sound below those keys.',
      };
    case 'shared':
      return { tone: 'info', text: 'This is the sentence of the link. Replay plays it.' };
    case 'unknown-words':
      return { tone: 'warning', text: `Not on any board: ${note.words.join(', ')}.` };
  }
}

function getLine({ kind, note, sentence, actions }: StatusLineProps): Line {
  if (kind === 'blocked') {
    const text = 'The browser holds the sound back.';
    return { tone: 'warning', text, action: button('Turn sound on', actions.turnSoundOn) };
  }
  if (kind === 'failed') {
    return { tone: 'error', text: 'The sounds did not come.', action: button('Try again', actions.retry) };
  }
  if (note !== null) return noteLine(note, actions);
  if (kind === 'offline') {
    return { tone: 'info', text: 'You are offline. What this browser has kept still sounds.' };
  }
  if (sentence.length > 0) {
    return { tone: 'quiet', text: <span data-part="subtitle">{sentence.map(getWord).join(' ')}</span> };
  }
  if (kind === 'loading')
    return { tone: 'quiet', text: 'The sounds are on their way; each word already speaks.' };
  return { tone: 'quiet', text: 'Touch a sign to hear it. Period says the sentence.' };
}

/** Status of sound and sentence in one line; the most important message wins. */
export function StatusLine(props: StatusLineProps) {
  const { tone, text, action } = getLine(props);
  return (
    <Text data-tone={tone}>
      <p aria-hidden={tone === 'quiet' && props.sentence.length > 0 ? true : undefined}>{text}</p>
      {action}
    </Text>
  );
}
