import Box from '@mui/material/Box';
import { VisuallyHidden } from '@paniscus/ui';
import { diffWordsWithSpace } from 'diff';

interface TextDifferenceProps {
  /** Text before the change. */
  before: string;
  /** Text after the change. */
  after: string;
}

/** Milliseconds after which texts that have little in common are shown one after the other. */
const DIFF_TIMEOUT_MS = 500;

function compare(before: string, after: string) {
  return (
    diffWordsWithSpace(before, after, { timeout: DIFF_TIMEOUT_MS }) ?? [
      { value: before, added: false, removed: true },
      { value: after, added: true, removed: false },
    ]
  );
}

/** Word-level difference of two texts: removed words are struck through, added words are highlighted. */
export function TextDifference({ before, after }: TextDifferenceProps) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {compare(before, after).map(({ value, added, removed }, index) => {
        if (added) return <Added key={index} text={value} />;
        if (removed) return <Removed key={index} text={value} />;
        return <span key={index}>{value}</span>;
      })}
    </Box>
  );
}

function Added({ text }: { text: string }) {
  return (
    <Box component="ins" sx={{ bgcolor: 'background.subtle', fontWeight: 'bold', 'del + &': { ml: 0.5 } }}>
      <VisuallyHidden>added: </VisuallyHidden>
      {text}
    </Box>
  );
}

function Removed({ text }: { text: string }) {
  return (
    <Box component="del" sx={{ color: 'text.secondary' }}>
      <VisuallyHidden>removed: </VisuallyHidden>
      {text}
    </Box>
  );
}
