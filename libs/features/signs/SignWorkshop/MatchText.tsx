import Typography from '@mui/material/Typography';
import { lexigramClasses } from '@paniscus/content';
import { formatList } from '@paniscus/domain/text';
import { PANELS } from '@paniscus/lexigrams';
import type { Lexigram, SignCode } from '@paniscus/lexigrams';
import { findSimilarSigns, SIMILAR_COUNT } from './workshop.rules';

interface MatchTextProps {
  sign: SignCode;
  /** The word that has this sign, if any. */
  lexigram: Lexigram | undefined;
}

/** Says which word has the sign, and announces it to screen readers. */
export function MatchText({ sign, lexigram }: MatchTextProps) {
  const { heading, details } = describeMatch(sign, lexigram);
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      {heading === undefined ? null : (
        <Typography component="strong" variant="h3" sx={{ display: 'block', color: 'text.primary' }}>
          {heading}
        </Typography>
      )}
      <span>{details}</span>
    </Typography>
  );
}

function describeMatch(
  sign: SignCode,
  lexigram: Lexigram | undefined,
): { heading?: string; details: string } {
  if (sign === '') return { details: 'The tile is empty. Add an element.' };
  if (lexigram === undefined) {
    const words = findSimilarSigns(sign, SIMILAR_COUNT).map(({ word }) => word);
    return { heading: 'No word has this sign.', details: ` The nearest are ${formatList(words)}.` };
  }
  const { word, lexigramClass, panel } = lexigram;
  return {
    heading: word,
    details: ` ${findClassName(lexigramClass)}, on panel ${findPanelName(panel)}.`,
  };
}

const findClassName = (lexigramClass: Lexigram['lexigramClass']) =>
  lexigramClasses.find(({ id }) => id === lexigramClass)?.name;
const findPanelName = (panel: Lexigram['panel']) => PANELS.find(({ id }) => id === panel)?.name;
