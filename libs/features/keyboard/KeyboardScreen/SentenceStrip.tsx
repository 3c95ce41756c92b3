import { MAX_SENTENCE } from '@paniscus/domain';
import type { Sentence } from '@paniscus/domain';
import { lexigramOf } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';
import type { KeyboardActions } from '../keyboard.types';

interface SentenceStripProps {
  sentence: Sentence;
  /** From 0. */
  soundingPlace: number | null;
  actions: KeyboardActions;
}

/** The sentence, like subtitles below the board, and what can be done with it. */
export function SentenceStrip({ sentence, soundingPlace, actions }: SentenceStripProps) {
  return (
    <div>
      <ol aria-label={`Your sentence, ${sentence.length} of ${MAX_SENTENCE} signs`}>
        {sentence.map((key, place) => {
          const lexigram = lexigramOf(key);
          if (lexigram === undefined) return null;
          return (
            <li key={`${place} ${key}`} data-sounding={place === soundingPlace ? '' : undefined}>
              <SignTile sign={lexigram.sign} lexigramClass={lexigram.lexigramClass} isDecorative />
              {lexigram.word}
              <button
                type="button"
                onClick={() => actions.removeAt(place)}
                aria-label={`Remove ${lexigram.word}`}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={actions.period}>
        Period
      </button>
      <button type="button" onClick={actions.replay}>
        Replay
      </button>
      <button type="button" onClick={actions.backspace}>
        Backspace
      </button>
      <button type="button" onClick={actions.clear}>
        Clear
      </button>
    </div>
  );
}
