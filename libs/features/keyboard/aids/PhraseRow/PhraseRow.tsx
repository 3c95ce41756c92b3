import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Phrase, Sentence } from '@paniscus/domain/keyboard';
import { SignPicture } from '../../components/SignPicture';
import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { getPhraseName } from '../../boards/PhrasesDialog/phrase-name';
import { findSign } from '../../store/own-words';

interface PhraseRowProps {
  state: Pick<KeyboardState, 'phrases' | 'ownWords'>;
  actions: Pick<KeyboardActions, 'setSentence' | 'replay'>;
}

/** One line, which scrolls sideways when there are many phrases. */
const Row = styled(Box)(({ theme: { layout, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(0.75),
  minWidth: 0,
  height: `calc(${layout.touchTarget} + ${spacing(1)})`,
  // Room for the focus ring, which scrolling would cut off.
  padding: spacing(0.5),
  overflowX: 'auto',
})) as typeof Box;

const PhraseButton = styled(Button)(({ theme: { layout, spacing, typography } }) => ({
  flex: 'none',
  gap: spacing(1),
  maxWidth: '16rem',
  height: layout.touchTarget,
  padding: spacing(0.25, 1),
  fontSize: typography.body2.fontSize,
  lineHeight: 1.1,
  touchAction: 'manipulation',
}));

/** Saved phrases above the sentence; one touch speaks one. */
export function PhraseRow({ state: { phrases, ownWords }, actions }: PhraseRowProps) {
  const speak = (sentence: Sentence) => {
    actions.setSentence(sentence);
    actions.replay();
  };
  return (
    <Row role="group" aria-label="Phrases" data-scan-group="suggestions">
      {phrases.map((phrase) => (
        <PhraseKey
          key={phrase.sentence.join(' ')}
          phrase={phrase}
          sign={findSign(phrase.sentence[0] ?? '', ownWords)}
          onPress={() => speak(phrase.sentence)}
        />
      ))}
    </Row>
  );
}

interface PhraseKeyProps {
  phrase: Phrase;
  /** Sign of the first word. */
  sign: ReturnType<typeof findSign>;
  onPress: () => void;
}

const PhraseKey = ({ phrase, sign, onPress }: PhraseKeyProps) => (
  <PhraseButton variant="outlined" color="inherit" onClick={onPress}>
    {sign === undefined ? null : (
      <Box aria-hidden="true" sx={{ flex: 'none', width: '2rem' }}>
        <SignPicture sign={sign} />
      </Box>
    )}
    <span>{getPhraseName(phrase)}</span>
  </PhraseButton>
);
