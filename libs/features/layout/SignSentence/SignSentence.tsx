import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SiteWord } from '@paniscus/domain/keyboard';
import { SignRow } from '@paniscus/ui';

type SignSentenceProps = {
  words: readonly SiteWord[];
  meaning: string;
};

/** A sentence in lexigrams, with its meaning in English. */
export function SignSentence({ words, meaning }: SignSentenceProps) {
  return (
    <Box component="figure">
      <SignRow words={words} label="In signs" size="large" />
      <Typography component="figcaption" variant="subtitle1" color="textSecondary" sx={{ mt: 2.5 }}>
        {meaning}
      </Typography>
    </Box>
  );
}
