import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Sentence } from '@paniscus/domain/keyboard';
import { useState } from 'react';
import { getWord } from '../../store/own-words';
import { copyText } from '../drawing/write-clipboard';
import { saveFile } from '../drawing/save-file';

const FILE_NAME = 'sentences.txt';

/** One sentence a line, the latest first. */
const formatHistory = (history: readonly Sentence[]) =>
  history.map((sentence) => `${sentence.map(getWord).join(' ')}\n`).join('');

/** Takes the earlier sentences out of the browser, for example to show them to a therapist. */
export function HistoryExport({ history }: { history: readonly Sentence[] }) {
  const [result, setResult] = useState('');
  const save = () => {
    saveFile(FILE_NAME, formatHistory(history), 'text/plain;charset=utf-8');
    setResult(`${FILE_NAME} was saved to your downloads.`);
  };
  const copy = async () =>
    setResult(
      (await copyText(formatHistory(history)))
        ? 'The sentences were copied.'
        : 'The sentences could not be copied. Save them as a text file instead.',
    );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button variant="outlined" color="inherit" onClick={save}>
        Save as text file
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => void copy()}>
        Copy all
      </Button>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {result}
      </Typography>
    </Stack>
  );
}
