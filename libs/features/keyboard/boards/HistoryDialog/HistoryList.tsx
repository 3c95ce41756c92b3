import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Sentence } from '@paniscus/domain/keyboard';
import { VisuallyHidden } from '@paniscus/ui';
import { getWord } from '../../store/own-words';
import { SentenceSigns } from '../drawing/SentenceSigns';

interface HistoryListProps {
  history: readonly Sentence[];
  onPlay: (sentence: Sentence) => void;
  onRestore: (sentence: Sentence) => void;
  /** Zero-based. */
  onRemove: (index: number) => void;
}

/** Past sentences with their actions; each button's accessible name includes the words of its sentence. */
export function HistoryList({ history, onPlay, onRestore, onRemove }: HistoryListProps) {
  if (history.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No sentences yet. Make one and press Period to play it, and it will appear here.
      </Typography>
    );
  return (
    <Box component="ol" aria-label="Earlier sentences" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {history.map((sentence, index) => (
        <HistoryItem
          key={sentence.join(' ')}
          sentence={sentence}
          onPlay={() => onPlay(sentence)}
          onRestore={() => onRestore(sentence)}
          onRemove={() => onRemove(index)}
        />
      ))}
    </Box>
  );
}

type HistoryItemProps = Record<'onPlay' | 'onRestore' | 'onRemove', () => void> & { sentence: Sentence };

function HistoryItem({ sentence, onPlay, onRestore, onRemove }: HistoryItemProps) {
  const words = sentence.map(getWord).join(' ');
  const actions = [
    { label: 'Hear it', onClick: onPlay },
    { label: 'Use again', onClick: onRestore },
    { label: 'Remove', onClick: onRemove },
  ];
  return (
    <Stack component="li" sx={{ gap: 1.5, py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <SentenceSigns sentence={sentence} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {actions.map(({ label, onClick }) => (
          <Button key={label} variant="outlined" color="inherit" onClick={onClick}>
            {label}
            <VisuallyHidden> {words}</VisuallyHidden>
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
