import { styled } from '@mui/material/styles';
import type { Sentence } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { Button, HiddenText } from '@paniscus/ui';
import { SignLine } from '../drawing/SignLine';

interface HistoryListProps {
  history: readonly Sentence[];
  onPlay: (sentence: Sentence) => void;
  onPutBack: (sentence: Sentence) => void;
  /** Zero-based. */
  onRemove: (index: number) => void;
}

const List = styled('ol')(({ theme: { measures, spacing, vars } }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: spacing(1.5),
    paddingBlock: spacing(2),
    borderBottom: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& [data-part="ways"]': { display: 'flex', flexWrap: 'wrap', gap: spacing(1) },
}));

const Note = styled('p')(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  margin: 0,
  color: vars.palette.text.secondary,
}));

const formatSentence = (sentence: Sentence) =>
  sentence.map((key) => findLexigram(key)?.word ?? key).join(' ');

/** Past sentences with their actions; each button's accessible name includes the words of its sentence. */
export function HistoryList({ history, onPlay, onPutBack, onRemove }: HistoryListProps) {
  if (history.length === 0)
    return (
      <Note>No sentences yet. Make one and press Period: it is played, and then you find it here again.</Note>
    );
  return (
    <List aria-label="Earlier sentences">
      {history.map((sentence, index) => {
        const words = formatSentence(sentence);
        const rest = <HiddenText> {words}</HiddenText>;
        return (
          <li key={words}>
            <SignLine sentence={sentence} />
            <div data-part="ways">
              <Button look="plain" onClick={() => onPlay(sentence)}>
                Hear it{rest}
              </Button>
              <Button look="plain" onClick={() => onPutBack(sentence)}>
                Put back{rest}
              </Button>
              <Button look="plain" onClick={() => onRemove(index)}>
                Remove{rest}
              </Button>
            </div>
          </li>
        );
      })}
    </List>
  );
}
