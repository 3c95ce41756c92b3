import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { celebrationContent } from '@paniscus/content';
import { toAnchor } from '@paniscus/domain/urls';
import { Chapter } from '@paniscus/ui';

/** Dates of a life, in order. */
export function KeyDates({ bibliographyHref }: { bibliographyHref: string }) {
  const { title, label, list, more } = celebrationContent.keyDates;
  return (
    <Chapter
      title={title}
      anchor={toAnchor(title)}
      subheader={label}
      action={
        <Link variant="standalone" href={bibliographyHref}>
          {more}
        </Link>
      }
    >
      <List component="ol" role="list" sx={{ display: 'grid', gap: 4 }}>
        {list.map(({ date, dateTime, text }) => (
          <ListItem
            key={date}
            alignItems="flex-start"
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: '10rem 1fr' },
              rowGap: 0.5,
              columnGap: 3,
            }}
          >
            <Typography component="time" variant="overline" color="textSecondary" dateTime={dateTime}>
              {date}
            </Typography>
            <Typography>{text}</Typography>
          </ListItem>
        ))}
      </List>
    </Chapter>
  );
}
