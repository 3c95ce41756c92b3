import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/lexigrams';
import { Loading } from './Loading';

interface LoadingMarkProps {
  /** The word whose sign marks the page. */
  word: SiteWord;
  label?: string;
}

/** As high as the mark of a page, so that nothing below it moves when the page comes. */
const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.tileSizes.medium,
  fontWeight: theme.typography.body2.fontWeight,
  textTransform: 'none',
}));

/** The mark of a page on its way: it draws itself where it will stand. */
export function LoadingMark({ word, label }: LoadingMarkProps) {
  return (
    <Place>
      <Loading word={word} label={label} />
    </Place>
  );
}
