import { styled } from '@mui/material/styles';
import { statisticsContent } from '@paniscus/content';
import { CountingAnswers } from '@paniscus/ui';

interface ConsentBarProps {
  host: string;
  /** URL of the policy section that explains the collected data. */
  moreHref: string;
}

const Question = styled('section')(({ theme: { measures, spacing, typography, vars, zIndex } }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: zIndex.appBar,
  backgroundColor: vars.palette.background.paper,
  borderTop: `${measures.hairline} solid ${vars.palette.line.edge}`,
  '&[hidden]': { display: 'none' },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1.5, 5),
    maxWidth: `calc(${measures.wide} + 2 * ${measures.gutter})`,
    marginInline: 'auto',
    padding: `${spacing(2)} ${measures.gutter}`,
  },
  '& [data-part="words"]': { flex: '1 1 24rem', ...typography.body2 },
  '& h2': typography.subtitle2,
  '@media print': { display: 'none' },
}));

/**
 * Consent banner for analytics. Hidden until the analytics script finds that consent is needed, and placed at the end
 * of the page so that it covers no content. Both answers have equal weight.
 */
export function ConsentBar({ host, moreHref }: ConsentBarProps) {
  const { question, choices } = statisticsContent;
  return (
    <Question data-consent="" aria-labelledby="consent-title" hidden>
      <div>
        <div data-part="words">
          <h2 id="consent-title">{question.title}</h2>
          <p>
            {question.text(host)} <a href={moreHref}>{question.more}</a>
          </p>
        </div>
        <CountingAnswers no={choices.no} yes={choices.yes} />
      </div>
    </Question>
  );
}
