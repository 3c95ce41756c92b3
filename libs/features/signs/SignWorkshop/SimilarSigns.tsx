import Box from '@mui/material/Box';
import List from '@mui/material/List';
import type { SignCode } from '@paniscus/lexigrams';
import { SignButton, SignTile } from '@paniscus/ui';
import { findSimilarSigns, SIMILAR_COUNT } from './workshop.rules';

interface SimilarSignsProps {
  sign: SignCode;
  onShow: (sign: SignCode) => void;
}

/** The words with the most similar signs; pressing one shows its sign. */
export function SimilarSigns({ sign, onShow }: SimilarSignsProps) {
  if (sign === '') return null;
  return (
    <List aria-label="Nearest signs" role="list" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {findSimilarSigns(sign, SIMILAR_COUNT).map((similar) => (
        <Box component="li" key={similar.key}>
          <SignButton onClick={() => onShow(similar.sign)} sx={{ minWidth: '4.5rem' }}>
            <SignTile sign={similar.sign} lexigramClass={similar.lexigramClass} isDecorative />
            {similar.word}
          </SignButton>
        </Box>
      ))}
    </List>
  );
}
