import type { SiteWord } from '@paniscus/lexigrams';
import { Loading } from './Loading';

interface LoadingMarkProps {
  /** Word of the sign that the loaded page will show. */
  word: SiteWord;
  /** What is loading; announced and shown beside the sign. */
  label?: string;
}

/** Stands in for the sign of a page's header, at the same height to avoid layout shift. */
export function LoadingMark({ word, label }: LoadingMarkProps) {
  return (
    <Loading
      word={word}
      label={label}
      sx={{ minHeight: ({ tileSizes }) => tileSizes.medium, textTransform: 'none' }}
    />
  );
}
