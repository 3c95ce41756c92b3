import { styled } from '@mui/material/styles';
import type { Sentence } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';

interface SignLineProps {
  sentence: Sentence;
}

const Line = styled('span')(({ theme: { spacing, typography } }) => ({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '& > span': { display: 'grid', justifyItems: 'center', gap: spacing(0.25), minWidth: '3rem' },
}));

export function SignLine({ sentence }: SignLineProps) {
  return (
    <Line>
      {sentence.map((key, place) => {
        const lexigram = findLexigram(key);
        if (lexigram === undefined) return null;
        return (
          <span key={`${place} ${key}`}>
            <SignTile sign={lexigram.sign} lexigramClass={lexigram.lexigramClass} isDecorative />
            <span>{lexigram.word} </span>
          </span>
        );
      })}
    </Line>
  );
}
