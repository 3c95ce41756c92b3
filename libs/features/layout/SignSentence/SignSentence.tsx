import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/domain/keyboard';
import { SignRow } from '@paniscus/ui';

type SignSentenceProps = {
  words: readonly SiteWord[];
  meaning: string;
};

const Figure = styled('figure')(({ theme: { spacing, typography, vars } }) => ({
  '& > figcaption': { ...typography.subtitle1, marginTop: spacing(2.5), color: vars.palette.text.secondary },
}));

export function SignSentence({ words, meaning }: SignSentenceProps) {
  return (
    <Figure>
      <SignRow words={words} label="In signs" size="large" />
      <figcaption>{meaning}</figcaption>
    </Figure>
  );
}
