import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { homeContent, memorialEvent, PICTURES } from '@paniscus/content';
import { formatEventTimes } from '@paniscus/domain/events';
import type { EventPhase } from '@paniscus/domain/events';
import { VisuallyHidden } from '@paniscus/ui';
import { Highlight } from './Highlight';

interface HighlightsProps {
  /** Whether the event is still to come. */
  phase: EventPhase;
  /** Path of the research page. */
  researchHref: string;
}

/** An article and an event, side by side on wide screens. */
export function Highlights({ phase, researchHref }: HighlightsProps) {
  return (
    <Grid container rowSpacing={6} columnSpacing={5}>
      <Grid size={{ xs: 12, md: 6 }}>
        <ArticleHighlight researchHref={researchHref} />
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <EventHighlight phase={phase} />
      </Grid>
    </Grid>
  );
}

function ArticleHighlight({ researchHref }: Pick<HighlightsProps, 'researchHref'>) {
  const { label, title, text, work, href, action, more } = homeContent.article;
  return (
    <Highlight
      picture={PICTURES.article}
      overline={label}
      title={title}
      actions={
        <>
          <Button href={href} variant="outlined" color="inherit">
            {action}
          </Button>
          <Link variant="standalone" href={researchHref}>
            {more}
          </Link>
        </>
      }
    >
      <Typography>{text}</Typography>
      <Typography component="p" variant="caption" color="textSecondary">
        {work}
      </Typography>
    </Highlight>
  );
}

function EventHighlight({ phase }: Pick<HighlightsProps, 'phase'>) {
  const { title, startsAt, place, text, label, href } = memorialEvent;
  return (
    <Highlight
      picture={PICTURES.event}
      overline={label[phase]}
      title={title}
      actions={
        <Button href={href} variant="outlined" color="inherit">
          Learn more <VisuallyHidden>about the workshop</VisuallyHidden>
        </Button>
      }
    >
      <Typography
        component="p"
        variant="h4"
        sx={{ display: 'flex', flexWrap: 'wrap', rowGap: 0.5, columnGap: 3 }}
      >
        <time dateTime={startsAt}>{formatEventTimes(memorialEvent)}</time>
        <span>{place}</span>
      </Typography>
      <Typography>{text[phase]}</Typography>
    </Highlight>
  );
}
