import Box from '@mui/material/Box';
import { SignTile } from '@paniscus/ui';
import type { GameSign } from './own-words-context';

interface GameTileProps {
  sign: GameSign;
  size: 'fill' | 'large';
  /** Names the tile by its looks, where nothing else does. */
  isNamed?: boolean;
}

/** The lexigram of a word, or the picture of a custom word. */
export function GameTile({ sign, size, isNamed = false }: GameTileProps) {
  const { lexigram, picture, description } = sign;
  if (lexigram !== undefined)
    return (
      <SignTile
        sign={lexigram.sign}
        lexigramClass={lexigram.lexigramClass}
        size={size}
        {...(isNamed ? { name: description } : { isDecorative: true })}
      />
    );
  return (
    <Box
      component="img"
      src={picture}
      alt={isNamed ? description : ''}
      sx={({ layout, tileSizes }) => ({
        width: size === 'fill' ? '100%' : tileSizes.large,
        aspectRatio: '1',
        objectFit: 'contain',
        borderRadius: layout.tileRadius,
      })}
    />
  );
}
