import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { impactContent } from '@paniscus/content';
import type { ImpactFigure } from '@paniscus/domain/impact';

const Grid = styled(List)(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: spacing(3),
})) as typeof List;

const FigureCard = styled(Card)(({ theme: { layout, spacing, vars } }) => ({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: spacing(1.5),
  padding: spacing(3),
  borderTop: `${layout.focusRing} solid ${vars.palette.primary.main}`,
  breakInside: 'avoid',
})) as typeof Card;

const Source = styled(Typography)(({ theme: { layout, spacing, vars } }) => ({
  paddingTop: spacing(1.5),
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
})) as typeof Typography;

/** Impact figures as cards, in their order. */
export function FigureGrid({ figures }: { figures: readonly ImpactFigure[] }) {
  return (
    <Grid role="list">
      {figures.map((figure) => (
        <FigureCard key={figure.id} component="li">
          <Typography variant="overline" component="p" color="textSecondary">
            {figure.period}
          </Typography>
          <FigureHeading {...figure} />
          <Typography variant="body2">{figure.explanation}</Typography>
          <Source variant="caption" component="p">
            {impactContent.sourceLabel} <SourceName {...figure} />
          </Source>
        </FigureCard>
      ))}
    </Grid>
  );
}

/** One heading, so that screen readers announce the value with what it counts. */
function FigureHeading({ value, title }: Pick<ImpactFigure, 'value' | 'title'>) {
  return (
    <h2 style={{ margin: 0 }}>
      <Typography
        component="span"
        variant="h2"
        color="primary"
        sx={{ display: 'block', fontVariantNumeric: 'lining-nums tabular-nums' }}
      >
        {value}
      </Typography>{' '}
      <Typography component="span" variant="h4" sx={{ display: 'block', mt: 0.5 }}>
        {title}
      </Typography>
    </h2>
  );
}

function SourceName({ source, source_url: url }: Pick<ImpactFigure, 'source' | 'source_url'>) {
  if (url === '') return source;
  return (
    <Link href={url} color="inherit">
      {source}
    </Link>
  );
}
