import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { LexigramKey } from '@paniscus/domain/keyboard';
import { describeSign } from '@paniscus/lexigrams';
import type { Lexigram, SignCode } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';
import { SignGlyph } from '../SignGlyph/SignGlyph';
import { MatchText } from './MatchText';
import { SimilarSigns } from './SimilarSigns';
import { findLexigramBySign } from './workshop.rules';

interface WorkshopResultProps {
  sign: SignCode;
  onShow: (sign: SignCode) => void;
  onSay: (key: LexigramKey) => void;
  getHref: (sign: SignCode) => string;
}

/** The composed sign with its word, or with the words of similar signs. */
export function WorkshopResult({ sign, onShow, onSay, getHref }: WorkshopResultProps) {
  const lexigram = findLexigramBySign(sign);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'auto 1fr' }, gap: 3, alignItems: 'start' }}>
      <ComposedSign sign={sign} lexigram={lexigram} />
      <Stack sx={{ gap: 2, minHeight: '8rem' }}>
        <MatchText sign={sign} lexigram={lexigram} />
        {lexigram === undefined ? (
          <SimilarSigns sign={sign} onShow={onShow} />
        ) : (
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5 }}>
            <Button onClick={() => onSay(lexigram.key)}>Say it</Button>
            <Link href={getHref(sign)}>Link to this sign</Link>
          </Stack>
        )}
      </Stack>
    </Box>
  );
}

/** The sign on the tile of its class; on a dashed tile while it is no word. */
function ComposedSign({ sign, lexigram }: { sign: SignCode; lexigram: Lexigram | undefined }) {
  const name = sign === '' ? 'An empty tile' : `Your sign: ${describeSign(sign)}`;
  return (
    <Box
      sx={({ layout, tileSizes }) => ({
        width: { xs: tileSizes.huge, sm: `calc(1.5 * ${tileSizes.huge})` },
        aspectRatio: '1',
        bgcolor: 'background.paper',
        border: lexigram === undefined ? `${layout.hairline} dashed` : 0,
        borderColor: 'outline',
        borderRadius: layout.tileRadius,
      })}
    >
      {lexigram === undefined ? (
        <SignGlyph sign={sign} name={name} />
      ) : (
        <SignTile sign={sign} lexigramClass={lexigram.lexigramClass} size="fill" name={name} />
      )}
    </Box>
  );
}
