/** A lexigram: paths of its sign, and the color of its tile. */
export type CardTile = { shapes: readonly { d: string; isSolid: boolean }[]; color: string };

/** What a card shows. Signs are drawn in a square of `signSide` with lines of `signStroke`. */
export type PostCard = {
  title: string;
  siteName: string;
  postTile: CardTile;
  siteTile: CardTile;
  signSide: number;
  signStroke: number;
};
