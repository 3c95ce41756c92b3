import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { Sentence } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';

interface SentenceSlotsProps {
  sentence: Sentence;
  /** Number of signs already placed, from the first on. */
  placedCount: number;
}

const Slot = styled(Stack)(({ theme: { spacing, tileSizes, typography } }) => ({
  ...typography.caption,
  gap: spacing(0.5),
  alignItems: 'center',
  minWidth: tileSizes.large,
  minHeight: `calc(${tileSizes.large} + 2em)`,
})) as typeof Stack;

const EmptyTile = styled(Box)(({ theme: { layout, tileSizes, vars } }) => ({
  width: tileSizes.large,
  height: tileSizes.large,
  border: `${layout.hairline} dashed ${vars.palette.outline}`,
  borderRadius: layout.tileRadius,
})) as typeof Box;

/** The sentence to build: its signs so far, then empty tiles. */
export function SentenceSlots({ sentence, placedCount }: SentenceSlotsProps) {
  return (
    <List component="ol" aria-label="Your sentence" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {sentence.map((key, index) => (
        <Slot component="li" key={index}>
          {index < placedCount ? (
            <PlacedSign lexigramKey={key} />
          ) : (
            <EmptyTile component="span" role="img" aria-label={`Place ${index + 1}, empty`} />
          )}
        </Slot>
      ))}
    </List>
  );
}

function PlacedSign({ lexigramKey }: { lexigramKey: string }) {
  const lexigram = findLexigram(lexigramKey);
  if (lexigram === undefined) return null;
  return (
    <>
      <SignTile sign={lexigram.sign} lexigramClass={lexigram.lexigramClass} size="large" isDecorative />
      {lexigram.word}
    </>
  );
}
