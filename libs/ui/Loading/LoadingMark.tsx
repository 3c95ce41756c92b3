import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/lexigrams';
import { Loading } from './Loading';

interface LoadingMarkProps {
  word: SiteWord;
  label?: string;
}

/** Same height as a page's lexigram, to avoid layout shift. */
const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.tileSizes.medium,
  fontWeight: theme.typography.body2.fontWeight,
  textTransform: 'none',
}));

export function LoadingMark({ word, label }: LoadingMarkProps) {
  return (
    <Place>
      <Loading word={word} label={label} />
    </Place>
  );
}
