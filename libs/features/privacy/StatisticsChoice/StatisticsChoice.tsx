import { styled } from '@mui/material/styles';
import { statisticsContent } from '@paniscus/content';
import { CountingAnswers } from '@paniscus/ui';

const { states, choices } = statisticsContent;

/**
 * The analytics script writes the choice of this browser to `html[data-statistics]`; without the attribute no choice
 * has been made.
 */
const Choice = styled('div')(({ theme: { measures, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'start',
  padding: spacing(2.5),
  backgroundColor: vars.palette.ground,
  borderRadius: measures.tileRadius,
  '& [data-state]:not([data-state="open"])': { display: 'none' },
  'html[data-statistics="yes"] & [data-state="open"], html[data-statistics="no"] & [data-state="open"], html[data-statistics="refused"] & [data-state="open"]':
    { display: 'none' },
  'html[data-statistics="yes"] & [data-state="yes"], html[data-statistics="no"] & [data-state="no"], html[data-statistics="refused"] & [data-state="refused"]':
    { display: 'block' },
  'html[data-statistics="refused"] & [data-part="answers"]': { display: 'none' },
  '@media (scripting: none)': { '& [data-part="answers"]': { display: 'none' } },
  '@media print': { display: 'none' },
}));

export function StatisticsChoice() {
  return (
    <Choice>
      <div role="status">
        {Object.entries(states).map(([state, words]) => (
          <p key={state} data-state={state}>
            {words}
          </p>
        ))}
      </div>
      <CountingAnswers no={choices.no} yes={choices.yes} />
    </Choice>
  );
}
