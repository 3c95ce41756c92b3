import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import { TRIBUTE_LABELS } from '@paniscus/domain/donation';
import type { WallLine } from '@paniscus/domain/donation';

const month = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: organization.timeZone,
});

export function WallLines({ lines }: { lines: readonly WallLine[] }) {
  return (
    <List role="list" sx={{ display: 'grid', gap: 2, mt: 1 }}>
      {lines.map(({ id, kind, name, line, given_at }) => (
        <Card key={id} component="li" sx={{ px: 3, py: 2.5 }}>
          <Typography component="h3" variant="h4" color="textSecondary">
            {TRIBUTE_LABELS[kind]} <bdi>{name}</bdi>
          </Typography>
          <Typography component="blockquote" variant="subtitle1" dir="auto" sx={{ my: 1 }}>
            {line}
          </Typography>
          <Typography component="time" variant="caption" color="textSecondary" dateTime={given_at}>
            {month.format(new Date(given_at))}
          </Typography>
        </Card>
      ))}
    </List>
  );
}
