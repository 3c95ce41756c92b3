import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
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

/** Where there is room for the controls beside what stays: not in low windows, nor with large text on a phone. */
const whereItFits = '@media (min-height: 30rem)';
const atNormalText = '@container (min-width: 15em)';

/** In view while the controls below are used. */
const stayInView = ({ layout, spacing, vars }: Theme): CSSObject => ({
  position: 'sticky',
  maxHeight: '40svh',
  overflowY: 'auto',
  top: layout.appBarHeight,
  zIndex: 1,
  paddingBlock: spacing(1.5),
  marginBlock: spacing(-1.5),
  backgroundColor: vars.palette.background.default,
});

/** On a phone, the sign and its word are a row of their own, and only that stays. */
const Result = styled(Box)(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gridTemplateRows: 'auto 1fr',
    gap: theme.spacing(2, 3),
    [whereItFits]: { [atNormalText]: stayInView(theme) },
  },
}));

const SignAndWord = styled(Box)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { [whereItFits]: { [atNormalText]: stayInView(theme) } },
  [theme.breakpoints.up('sm')]: { display: 'contents' },
}));

/** Controls below what stays in view are not hidden by it when they get the focus. */
export const belowResult = {
  [whereItFits]: { [atNormalText]: { '& :is(a, button, select)': { scrollMarginTop: '12rem' } } },
};

/** Always as high as the similar signs, so that the controls below keep their places. */
const Actions = styled(Box)(({ theme }) => ({
  minHeight: '6.5rem',
  [theme.breakpoints.down('sm')]: belowResult,
}));

/** The composed sign with its word, or with the words of similar signs. */
export function WorkshopResult({ sign, onShow, onSay, getHref }: WorkshopResultProps) {
  const lexigram = findLexigramBySign(sign);
  return (
    <Result>
      <SignAndWord>
        <ComposedSign sign={sign} lexigram={lexigram} />
        <MatchText sign={sign} lexigram={lexigram} />
      </SignAndWord>
      <Actions>
        {lexigram === undefined ? (
          <SimilarSigns sign={sign} onShow={onShow} />
        ) : (
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5 }}>
            <Button onClick={() => onSay(lexigram.key)}>Say it</Button>
            <Link href={getHref(sign)}>Link to this sign</Link>
          </Stack>
        )}
      </Actions>
    </Result>
  );
}

/** The sign on the tile of its class; on a dashed tile while it is no word. */
function ComposedSign({ sign, lexigram }: { sign: SignCode; lexigram: Lexigram | undefined }) {
  const name = sign === '' ? 'An empty tile' : `Your sign: ${describeSign(sign)}`;
  return (
    <Box
      sx={({ layout, tileSizes }) => ({
        gridRow: 'span 2',
        flex: 'none',
        width: { xs: `min(${tileSizes.huge}, 40%)`, sm: `calc(1.5 * ${tileSizes.huge})` },
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
