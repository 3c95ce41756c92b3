import { styled } from '@mui/material/styles';
import { lexigramClasses } from '@paniscus/content';
import type { LexigramKey } from '@paniscus/domain/keyboard';
import { describeSign, PANELS } from '@paniscus/lexigrams';
import type { Lexigram, SignCode } from '@paniscus/lexigrams';
import { Button, SignTile } from '@paniscus/ui';
import { BareSign } from '../WordRow/BareSign';
import { nearestTo, wordOfSign } from './bench.rules';

interface WorkshopAnswerProps {
  sign: SignCode;
  onShow: (sign: SignCode) => void;
  onSay: (key: LexigramKey) => void;
  getHref: (sign: SignCode) => string;
}

const NEAREST = 4;

const Answer = styled('div')(({ theme: { measures, spacing, tileSizes, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  alignItems: 'start',
  '@media (min-width: 40rem)': { gridTemplateColumns: 'auto 1fr' },
  '& [data-part="tile"]': {
    display: 'grid',
    width: tileSizes.huge,
    '@media (min-width: 40rem)': { width: `calc(1.5 * ${tileSizes.huge})` },
    aspectRatio: 1,
    placeItems: 'center',
    backgroundColor: vars.palette.background.paper,
    border: `${measures.hairline} dashed ${vars.palette.line.edge}`,
    borderRadius: measures.tileRadius,
    '&[data-word]': { border: 0 },
  },
  '& [data-part="words"]': { display: 'grid', gap: spacing(2), minHeight: '8rem', alignContent: 'start' },
  '& [role="status"] > strong': { ...typography.h3, display: 'block' },
  '& [role="status"] > span': { color: vars.palette.text.secondary },
  '& [data-part="ways"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing(1.5, 3) },
}));

const Nearest = styled('ul')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    ...typography.caption,
    display: 'grid',
    gap: spacing(0.5),
    justifyItems: 'center',
    minWidth: '4.5rem',
    padding: spacing(1),
    color: vars.palette.text.primary,
    backgroundColor: 'transparent',
    border: `${measures.hairline} solid transparent`,
    borderRadius: measures.tileRadius,
    cursor: 'pointer',
    '&:hover': { borderColor: vars.palette.line.edge },
  },
}));

export function WorkshopAnswer({ sign, onShow, onSay, getHref }: WorkshopAnswerProps) {
  const lexigram = wordOfSign(sign);
  return (
    <Answer>
      <div data-part="tile" data-word={lexigram === undefined ? undefined : ''}>
        {lexigram === undefined ? (
          <BareSign sign={sign} name={sign === '' ? 'An empty tile' : `Your sign: ${describeSign(sign)}`} />
        ) : (
          <SignTile
            sign={sign}
            lexigramClass={lexigram.lexigramClass}
            size="fill"
            name={`Your sign: ${describeSign(sign)}`}
          />
        )}
      </div>
      <div data-part="words">
        <p role="status">
          <Verdict sign={sign} lexigram={lexigram} />
        </p>
        {lexigram === undefined ? (
          <NearestSigns sign={sign} onShow={onShow} />
        ) : (
          <div data-part="ways">
            <Button onClick={() => onSay(lexigram.key)}>Say it</Button>
            <a href={getHref(sign)}>Link to this sign</a>
          </div>
        )}
      </div>
    </Answer>
  );
}

function Verdict({ sign, lexigram }: { sign: SignCode; lexigram: Lexigram | undefined }) {
  if (sign === '') return <span>The tile is empty. Lay an element on it.</span>;
  if (lexigram === undefined)
    return (
      <>
        <strong>No word has this sign.</strong>
        <span>{` The nearest are ${nearestTo(sign, NEAREST)
          .map(({ word }) => word)
          .join(', ')}.`}</span>
      </>
    );
  const { word, lexigramClass, panel } = lexigram;
  return (
    <>
      <strong>{word}</strong>
      <span>{` ${getClassName(lexigramClass)}, on panel ${getPanelName(panel)}.`}</span>
    </>
  );
}

function NearestSigns({ sign, onShow }: Pick<WorkshopAnswerProps, 'sign' | 'onShow'>) {
  if (sign === '') return null;
  return (
    <Nearest aria-label="Nearest signs" role="list">
      {nearestTo(sign, NEAREST).map((near) => (
        <li key={near.key}>
          <button type="button" onClick={() => onShow(near.sign)}>
            <SignTile sign={near.sign} lexigramClass={near.lexigramClass} isDecorative />
            {near.word}
          </button>
        </li>
      ))}
    </Nearest>
  );
}

const getClassName = (asked: Lexigram['lexigramClass']) =>
  lexigramClasses.find(({ id }) => id === asked)?.name;
const getPanelName = (asked: Lexigram['panel']) => PANELS.find(({ id }) => id === asked)?.name;
