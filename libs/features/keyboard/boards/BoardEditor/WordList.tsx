import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { DeltaBoard, LexigramKey } from '@paniscus/domain/keyboard';
import { SignButton, VisuallyHidden } from '@paniscus/ui';
import type { BoardSign } from '@paniscus/ui';
import { memo } from 'react';
import type { MouseEvent } from 'react';
import { SignPicture } from '../../components/SignPicture';
import { useGrowingCount } from './use-growing-count';

interface WordListProps {
  words: readonly BoardSign[];
  delta: DeltaBoard;
  onPick: (key: LexigramKey) => void;
}

const Words = styled(Box)(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
  gap: spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})) as typeof Box;

const Item = styled(Box)({
  contentVisibility: 'auto',
  containIntrinsicSize: '5rem 4.5rem',
  minWidth: 0,
}) as typeof Box;

const WordButton = styled(SignButton)(({ theme: { layout, spacing, vars } }) => ({
  height: '100%',
  padding: spacing(0.75, 0.25),
  borderRadius: vars.shape.borderRadius,
  // The item clips what is painted outside it.
  '&:focus-visible': { outlineOffset: `calc(-1 * ${layout.focusRing})` },
  '&:hover': { backgroundColor: vars.palette.background.subtle },
}));

/** Words to put on the board. The list listens for all buttons. */
export function WordList({ words, delta, onPick }: WordListProps) {
  const count = useGrowingCount(words.length);
  const present = new Set(delta);
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
    if (button?.dataset.word !== undefined) onPick(button.dataset.word);
  };
  return (
    <Words component="ul" aria-label="Words" onClick={onClick}>
      {words.slice(0, count).map((sign) => (
        <WordItem key={sign.key} sign={sign} isOnBoard={present.has(sign.key)} />
      ))}
    </Words>
  );
}

interface WordItemProps {
  sign: BoardSign;
  isOnBoard: boolean;
}

const WordItem = memo(function WordItem({ sign, isOnBoard }: WordItemProps) {
  const { key, word } = sign;
  return (
    <Item component="li">
      <WordButton data-word={key} selected={isOnBoard}>
        <SignPicture sign={sign} size="small" />
        <span>
          {word}
          {isOnBoard ? <VisuallyHidden>, on your board</VisuallyHidden> : null}
        </span>
      </WordButton>
    </Item>
  );
});
