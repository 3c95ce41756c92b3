import { styled } from '@mui/material/styles';
import { homeContent, memorialEvent, PICTURES } from '@paniscus/content';
import { getEventTimes } from '@paniscus/domain/events';
import type { EventPhase } from '@paniscus/domain/events';
import { Button, HiddenText } from '@paniscus/ui';
import { Figure } from './Figure';

const Pair = styled('div')(({ theme: { measures, spacing } }) => ({
  display: 'grid',
  gap: spacing(6, 5),
  alignItems: 'start',
  [`@media (min-width: ${measures.barFrom}px)`]: { gridTemplateColumns: '1fr 1fr' },
}));

interface FiguresProps {
  phase: EventPhase;
  researchHref: string;
}

export function Figures({ phase, researchHref }: FiguresProps) {
  const { article } = homeContent;
  const { title, startsAt, place, text, label, href } = memorialEvent;
  return (
    <Pair>
      <Figure
        picture={PICTURES.article}
        label={article.label}
        title={article.title}
        actions={
          <>
            <Button href={article.href} look="plain">
              {article.action}
            </Button>
            <a href={researchHref}>{article.more}</a>
          </>
        }
      >
        <p>{article.text}</p>
        <p data-part="work">{article.work}</p>
      </Figure>
      <Figure
        picture={PICTURES.event}
        label={label[phase]}
        title={title}
        actions={
          <Button href={href} look="plain">
            Learn more <HiddenText>about the workshop</HiddenText>
          </Button>
        }
      >
        <p data-part="facts">
          <time dateTime={startsAt}>{getEventTimes(memorialEvent)}</time>
          <span>{place}</span>
        </p>
        <p>{text[phase]}</p>
      </Figure>
    </Pair>
  );
}
