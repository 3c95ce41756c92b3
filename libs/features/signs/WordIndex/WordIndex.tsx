import { styled } from '@mui/material/styles';
import { lexigramClasses, sourcedWords } from '@paniscus/content';
import { PANELS } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';
import { HiddenText, SignTile } from '@paniscus/ui';

const sourced = new Set<string>(Object.values(sourcedWords).flat());

const Panels = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(5),
  '& h3': { ...typography.h3, marginBottom: spacing(1.5) },
  '& details': {
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
    // Collapsed content cannot be opened in print.
    '@media print': {
      '&::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
    },
  },
  '& details:last-of-type': { borderBottom: `${measures.hairline} solid ${vars.palette.divider}` },
  '& summary': {
    ...typography.button,
    minHeight: measures.control,
    padding: spacing(1.5, 0),
    cursor: 'pointer',
    '& > small': { ...typography.caption, color: vars.palette.text.secondary },
  },
}));

const Words = styled('ul')(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: spacing(1, 2),
  margin: 0,
  padding: spacing(1, 0, 3),
  listStyle: 'none',
  '& > li': {
    ...typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.25),
    minWidth: 0,
    breakInside: 'avoid',
  },
  '& [data-part="sourced"]': { color: vars.palette.primary.main, fontWeight: 700 },
}));

export function WordIndex() {
  return (
    <Panels>
      {PANELS.map(({ id, name, lexigrams }) => (
        <div key={id}>
          <h3>{`Panel ${name}`}</h3>
          {lexigramClasses
            .map((classInfo) => ({
              ...classInfo,
              words: lexigrams.filter(({ lexigramClass }) => lexigramClass === classInfo.id),
            }))
            .filter(({ words }) => words.length > 0)
            .map((classInfo) => (
              <details key={classInfo.id}>
                <summary>
                  {`${classInfo.name} `}
                  <small>{`${classInfo.words.length} signs`}</small>
                </summary>
                <Words role="list">{classInfo.words.map(getEntry)}</Words>
              </details>
            ))}
        </div>
      ))}
    </Panels>
  );
}

const getEntry = ({ key, word, sign, lexigramClass }: Lexigram) => (
  <li key={key}>
    <SignTile sign={sign} lexigramClass={lexigramClass} size="small" isDecorative />
    <span>
      {word}
      {sourced.has(word) ? (
        <>
          <span data-part="sourced" aria-hidden>
            {' •'}
          </span>
          <HiddenText>, named by a source</HiddenText>
        </>
      ) : null}
    </span>
  </li>
);
