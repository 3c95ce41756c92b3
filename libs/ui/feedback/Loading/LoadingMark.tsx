import type { SiteWord } from '@paniscus/lexigrams';
import type { ComponentProps } from 'react';
import { mergeSx } from '../../theme/merge-sx';
import { Loading } from './Loading';

interface LoadingMarkProps extends ComponentProps<typeof Loading> {
  /** Word of the sign that the loaded page will show. */
  word: SiteWord;
}

/** Stands in for the sign of a page's header, at the same height to avoid layout shift. */
export function LoadingMark({ sx, ...loading }: LoadingMarkProps) {
  return (
    <Loading
      {...loading}
      sx={mergeSx({ minHeight: ({ tileSizes }) => tileSizes.medium, textTransform: 'none' }, sx)}
    />
  );
}
