import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { PhraseRow, Predictions } from '../BoardAccess';
import { SuggestionRows } from './strip.styles';

interface SuggestionsProps {
  state: KeyboardState;
  actions: KeyboardActions;
}

/** Rows above the sentence: saved phrases, and signs that may come next. */
export function Suggestions({ state, actions }: SuggestionsProps) {
  const { settings, phrases } = state;
  const hasPhrases = settings.hasPhraseRow && phrases.length > 0;
  if (!hasPhrases && !settings.hasPrediction) return null;
  return (
    <SuggestionRows>
      {hasPhrases ? <PhraseRow state={state} actions={actions} /> : null}
      {settings.hasPrediction ? <Predictions state={state} actions={actions} /> : null}
    </SuggestionRows>
  );
}
