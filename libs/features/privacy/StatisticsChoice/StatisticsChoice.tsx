import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { statisticsContent } from '@paniscus/content';
import { ConsentButtons } from '@paniscus/ui';

const { states, choices } = statisticsContent;

type Consent = keyof typeof states;

/**
 * Text for one state of consent. The analytics script writes the choice of this browser to `html[data-statistics]`;
 * without the attribute no choice has been made.
 */
const ConsentText = styled(Typography, { shouldForwardProp: (name) => name !== 'consent' })<{
  consent: Consent;
}>({
  variants: [
    {
      props: { consent: 'open' },
      style: { 'html[data-statistics]:not([data-statistics="open"]) &': { display: 'none' } },
    },
    ...(['yes', 'no', 'refused'] as const).map((consent) => ({
      props: { consent },
      style: { [`html:not([data-statistics="${consent}"]) &`]: { display: 'none' } },
    })),
  ],
});

const Buttons = styled(Box)({
  'html[data-statistics="refused"] &': { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
});

export function StatisticsChoice() {
  return (
    <Stack
      sx={{
        alignItems: 'flex-start',
        gap: 2,
        p: 2.5,
        bgcolor: 'background.subtle',
        borderRadius: ({ layout }) => layout.tileRadius,
        '@media print': { display: 'none' },
      }}
    >
      <div role="status">
        {(Object.keys(states) as Consent[]).map((consent) => (
          <ConsentText key={consent} consent={consent}>
            {states[consent]}
          </ConsentText>
        ))}
      </div>
      <Buttons>
        <ConsentButtons declineLabel={choices.no} acceptLabel={choices.yes} />
      </Buttons>
    </Stack>
  );
}
