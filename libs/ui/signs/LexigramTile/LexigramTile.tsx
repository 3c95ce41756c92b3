import { SITE_SIGNS } from '@paniscus/lexigrams';
import type { SiteWord } from '@paniscus/lexigrams';
import { SignTile } from '../SignTile/SignTile';
import type { SignTileProps } from '../SignTile/SignTile';

type LexigramTileProps = Omit<SignTileProps, 'sign' | 'lexigramClass' | 'name'> & {
  /** A word whose sign is available outside the keyboard. */
  word: SiteWord;
};

export function LexigramTile({ word, ...props }: LexigramTileProps) {
  return <SignTile {...SITE_SIGNS[word]} name={word} {...props} />;
}
