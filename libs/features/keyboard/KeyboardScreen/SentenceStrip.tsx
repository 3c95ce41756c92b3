import { MAX_SENTENCE } from '@paniscus/domain/keyboard';
import type { LexigramKey, Sentence } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { Button, SignTile } from '@paniscus/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { KeyboardActions } from '../keyboard.types';
import { Strip } from './strip.styles';
import { useRestoredFocus } from './use-restored-focus';

interface SentenceStripProps {
  sentence: Sentence;
  /** Zero-based position that is playing. */
  soundingPlace: number | null;
  actions: KeyboardActions;
  /** Notices about the sentence or the sound. */
  children: ReactNode;
}

interface SlotProps {
  lexigramKey: LexigramKey;
  place: number;
  isSounding: boolean;
  onRemove: (place: number) => void;
}

const places = Array.from({ length: MAX_SENTENCE }, (_, place) => place);

const Slot = memo(function Slot({ lexigramKey, place, isSounding, onRemove }: SlotProps) {
  const lexigram = findLexigram(lexigramKey);
  if (lexigram === undefined) return null;
  const { sign, lexigramClass, word } = lexigram;
  return (
    <li data-sounding={isSounding ? '' : undefined}>
      <SignTile sign={sign} lexigramClass={lexigramClass} size="fill" isDecorative />
      <span data-part="word">{word}</span>
      <button type="button" onClick={() => onRemove(place)} aria-label={`Remove ${word}`}>
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d="M2 2L8 8M8 2L2 8" />
        </svg>
      </button>
    </li>
  );
});

const Controls = memo(function Controls({ actions }: { actions: KeyboardActions }) {
  return (
    <div data-part="controls" role="group" aria-label="Sentence" data-scan-group="controls">
      <Button look="accent" onClick={actions.period}>
        Period
      </Button>
      <Button look="plain" onClick={actions.replay}>
        Replay
      </Button>
      <Button look="plain" onClick={actions.backspace}>
        Backspace
      </Button>
      <Button look="plain" onClick={actions.clear}>
        Clear
      </Button>
    </div>
  );
});

export function SentenceStrip({ sentence, soundingPlace, actions, children }: SentenceStripProps) {
  return (
    <Strip {...useRestoredFocus()}>
      <div data-part="slots">
        <ol aria-label={`Your sentence, ${sentence.length} of ${MAX_SENTENCE} signs`}>
          {sentence.map((key, place) => (
            <Slot
              key={`${place} ${key}`}
              lexigramKey={key}
              place={place}
              isSounding={place === soundingPlace}
              onRemove={actions.removeAt}
            />
          ))}
        </ol>
        <div data-part="places" aria-hidden="true">
          {places.map((place) => (
            <i key={place} />
          ))}
        </div>
      </div>
      <div data-part="line">{children}</div>
      <Controls actions={actions} />
    </Strip>
  );
}
