import Box from '@mui/material/Box';
import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { PhraseRow, Predictions } from '../BoardAccess';

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
    // The first row of the sentence strip.
    <Box sx={{ gridRow: 'span 1 / 1', gridColumn: '1 / -1', minWidth: 0 }}>
      {hasPhrases ? <PhraseRow state={state} actions={actions} /> : null}
      {settings.hasPrediction ? <Predictions state={state} actions={actions} /> : null}
    </Box>
  );
}
