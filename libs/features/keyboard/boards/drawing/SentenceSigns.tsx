import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Sentence } from '@paniscus/domain/keyboard';
import { SignPicture } from '../../components/SignPicture';
import { findSign } from '../../store/own-words';

interface SentenceSignsProps {
  sentence: Sentence;
}

/** The signs of a sentence in a row, each above its word. */
export function SentenceSigns({ sentence }: SentenceSignsProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {sentence.map((key, index) => {
        const sign = findSign(key);
        if (sign === undefined) return null;
        return (
          <Stack key={`${index} ${key}`} sx={{ alignItems: 'center', gap: 0.25, minWidth: '3rem' }}>
            <SignPicture sign={sign} size="medium" />
            <Typography variant="caption">{sign.word} </Typography>
          </Stack>
        );
      })}
    </Stack>
  );
}
