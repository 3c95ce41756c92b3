import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { hyphenate, SignTile } from '@paniscus/ui';
import type { BoardSign } from '@paniscus/ui';

interface SignPictureProps {
  /** The word and what its tile shows. */
  sign: BoardSign;
  /** By default, it fills its container. */
  size?: 'fill' | 'small' | 'medium';
}

/** Tile of a word of the visitor's own: its picture or its text. */
const OwnTile = styled(Box)(({ theme: { layout, vars, wordSizes } }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  fontSize: wordSizes.tiny,
  lineHeight: 1.1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  backgroundColor: vars.palette.background.paper,
  border: `2px solid ${vars.palette.outline}`,
  borderRadius: layout.tileRadius,
}));

/** Letters that fit side by side. */
const MAX_UNBROKEN = 6;

const pictureStyles = { width: '100%', height: '100%', objectFit: 'contain' } as const;

/** A small tile has room for one letter of a word, which is shown beside it. */
const getTileText = (word: string, size: SignPictureProps['size']) =>
  size === 'small' ? [...word][0] : hyphenate(word, MAX_UNBROKEN);

/** The lexigram of a word, or the picture of a word of the visitor's own. Decorative: its word is shown or read nearby. */
export function SignPicture({
  sign: { sign, lexigramClass, picture, word },
  size = 'fill',
}: SignPictureProps) {
  if (sign !== undefined && lexigramClass !== undefined)
    return <SignTile sign={sign} lexigramClass={lexigramClass} size={size} isDecorative />;
  return (
    <OwnTile
      aria-hidden="true"
      sx={size === 'fill' ? undefined : ({ tileSizes }) => ({ flex: 'none', width: tileSizes[size] })}
    >
      {picture === undefined ? (
        getTileText(word, size)
      ) : (
        <Box component="img" src={picture} alt="" sx={pictureStyles} />
      )}
    </OwnTile>
  );
}
