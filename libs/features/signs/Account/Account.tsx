import { styled } from '@mui/material/styles';
import { signsContent, signSources } from '@paniscus/content';
import type { SignSourceId } from '@paniscus/content';

const Rows = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(4),
  '& > section': {
    display: 'grid',
    gap: spacing(1.5),
    paddingTop: spacing(2),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& h3': typography.h4,
  '& dl': {
    display: 'grid',
    gap: spacing(2, 5),
    '@media (min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' },
  },
  '& dl > div': { display: 'grid', gap: spacing(0.5), alignContent: 'start' },
  '& dt': { ...typography.overline, color: vars.palette.text.secondary },
  '& dd > small': { ...typography.caption, color: vars.palette.text.secondary },
}));

/** Number of a source in the list of references. */
const getNumber = (source: SignSourceId) => signSources.read.findIndex(({ id }) => id === source) + 1;

export function Account() {
  return (
    <Rows>
      {signsContent.account.rows.map(({ topic, known, sources, ours }) => (
        <section key={topic} aria-label={topic}>
          <h3>{topic}</h3>
          <dl>
            <div>
              <dt>Known</dt>
              <dd>
                {`${known} `}
                <small>{`${sources.length === 1 ? 'Source' : 'Sources'} ${sources.map(getNumber).join(', ')}`}</small>
              </dd>
            </div>
            <div>
              <dt>Ours</dt>
              <dd>{ours}</dd>
            </div>
          </dl>
        </section>
      ))}
    </Rows>
  );
}
