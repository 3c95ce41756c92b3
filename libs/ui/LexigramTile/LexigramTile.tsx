import { SITE_SIGNS } from '@paniscus/lexigrams';
import type { SiteWord } from '@paniscus/lexigrams';
import { SignTile } from '../SignTile/SignTile';
import type { SignTileProps } from '../SignTile/SignTile';

type LexigramTileProps = Pick<SignTileProps, 'size' | 'isDecorative' | 'isDrawing'> & {
  /** The word whose sign is drawn, one of those that the site shows beside the keyboard. */
  word: SiteWord;
};

/** A word of the site as its sign on the tile of its class. */
export function LexigramTile({ word, ...props }: LexigramTileProps) {
  return <SignTile {...SITE_SIGNS[word]} name={word} {...props} />;
}
