import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../LexigramTile/LexigramTile';

interface PageProps {
  title: string;
  lead?: ReactNode;
  label?: ReactNode;
  children?: ReactNode;
  width?: 'reading' | 'wide' | 'form';
  mark?: SiteWord;
  trail?: ReactNode;
}

const sync = keyframes`
  from { transform: translateY(0.35rem); opacity: 0.6; }
`;

const head = ({ measures, motions, spacing, typography, vars }: Theme): CSSObject => ({
  '& > [data-part="head"]': {
    display: 'flex',
    flexDirection: 'column',
    gap: spacing(2.5),
    marginBottom: `calc(${measures.section} * 0.55)`,
    paddingBottom: `calc(${measures.section} * 0.4)`,
    borderBottom: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& > [data-part="head"] > [data-part="label"]': {
    ...typography.overline,
    display: 'flex',
    alignItems: 'center',
    gap: spacing(2),
    color: vars.palette.text.secondary,
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: spacing(0.25, 3),
      minWidth: 0,
      overflowWrap: 'anywhere',
    },
  },
  '& > [data-part="head"] > [data-part="title"]': {
    ...typography.h1,
    maxWidth: '22ch',
    '& > span': { whiteSpace: 'nowrap' },
    '@media (prefers-reduced-motion: no-preference)': { animation: `${sync} ${motions.calm}` },
  },
  '& > [data-part="head"] > [data-part="lead"]': {
    ...typography.subtitle1,
    maxWidth: '54ch',
    textWrap: 'balance',
    color: vars.palette.text.secondary,
  },
});

const Sheet = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: `calc(${theme.measures.wide} + 2 * ${theme.measures.gutter})`,
  marginInline: 'auto',
  padding: `${theme.measures.section} ${theme.measures.gutter}`,
  ...head(theme),
  '&[data-width="reading"] > [data-part="body"]': { maxWidth: theme.measures.reading },
  '&[data-width="form"] > [data-part="body"]': { maxWidth: theme.measures.form },
}));

export function Page({ title, lead, label, children, width = 'reading', mark, trail }: PageProps) {
  return (
    <Sheet data-width={width}>
      <div data-part="head">
        {trail}
        {mark === undefined && label === undefined ? null : (
          <div data-part="label">
            {mark === undefined ? null : <LexigramTile word={mark} isDecorative />}
            {label === undefined ? null : <div>{label}</div>}
          </div>
        )}
        <h1 data-part="title">
          <Title>{title}</Title>
        </h1>
        {lead === undefined ? null : <div data-part="lead">{lead}</div>}
      </div>
      <div data-part="body">{children}</div>
    </Sheet>
  );
}

const HYPHENATED_NAME = /(\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+)/u;

function Title({ children }: { children: string }) {
  return children
    .split(HYPHENATED_NAME)
    .map((piece, place) => (place % 2 === 0 ? piece : <span key={place}>{piece}</span>));
}
