import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isFull, predictWords } from '@paniscus/domain/keyboard';
import type { BoardSign } from '@paniscus/ui';
import { useLayoutEffect, useRef } from 'react';
import { SignPicture } from '../../components/SignPicture';
import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { findSign } from '../../store/own-words';

interface PredictionsProps {
  state: Pick<KeyboardState, 'history' | 'sentence' | 'ownWords'>;
  actions: Pick<KeyboardActions, 'press'>;
}

/** Its height never changes, so that suggestions do not move the board. */
const Row = styled(Box)(({ theme: { breakpoints, layout, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 14rem))',
  alignItems: 'center',
  gap: spacing(0.75),
  height: `calc(${layout.touchTarget} + ${spacing(0.5)})`,
  [breakpoints.down('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})) as typeof Box;

const SignButton = styled(Button)(({ theme: { breakpoints, layout, spacing, typography, wordSizes } }) => ({
  justifyContent: 'start',
  gap: spacing(1),
  minWidth: 0,
  height: layout.touchTarget,
  padding: spacing(0.25, 0.75),
  fontSize: typography.body2.fontSize,
  lineHeight: 1.1,
  touchAction: 'manipulation',
  [breakpoints.down('sm')]: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0,
    padding: spacing(0.25),
    fontSize: wordSizes.tiny,
  },
}));

/** In one line: a word is cut off rather than broken. */
const Word = styled(Box)({
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}) as typeof Box;

const getHint = ({ history, sentence }: PredictionsProps['state']) => {
  if (history.length === 0) return 'Suggestions appear here after you play your first sentence with Period.';
  return isFull(sentence) ? 'The sentence is full.' : 'No suggestions.';
};

/** Signs that may come next, from the person's earlier sentences. */
export function Predictions({ state, actions }: PredictionsProps) {
  const { history, sentence, ownWords } = state;
  const row = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const signs = predictWords(history, sentence, (key) => findSign(key, ownWords) !== undefined).flatMap(
    (key) => findSign(key, ownWords) ?? [],
  );
  // A pressed suggestion that has no successor must not leave the focus at the top of the page.
  useLayoutEffect(() => {
    if (wasPressed.current && document.activeElement === document.body)
      row.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [sentence]);
  const press = (key: string) => {
    wasPressed.current = true;
    actions.press(key);
  };
  return (
    <Row ref={row} role="group" aria-label="Suggested signs" data-scan-group="suggestions">
      {signs.map((sign, index) => (
        <Suggestion key={index} sign={sign} onPress={press} />
      ))}
      {signs.length > 0 ? null : (
        <Typography variant="caption" component="p" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          {getHint(state)}
        </Typography>
      )}
    </Row>
  );
}

interface SuggestionProps {
  sign: BoardSign;
  onPress: (key: string) => void;
}

const Suggestion = ({ sign, onPress }: SuggestionProps) => (
  <SignButton variant="outlined" color="inherit" onClick={() => onPress(sign.key)}>
    <Box aria-hidden="true" sx={{ flex: 'none', width: { xs: '1.5rem', sm: '2rem' } }}>
      <SignPicture sign={sign} />
    </Box>
    <Word component="span">{sign.word}</Word>
  </SignButton>
);
