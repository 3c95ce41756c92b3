import { styled } from '@mui/material/styles';
import { celebrationContent } from '@paniscus/content';
import { anchorFrom } from '@paniscus/domain/urls';
import { Chapter } from '@paniscus/ui';

const Dates = styled('ol')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: spacing(0.5, 3),
    [`@media (min-width: ${measures.form})`]: { gridTemplateColumns: '10rem 1fr' },
  },
  '& time': { ...typography.overline, color: vars.palette.text.secondary },
}));

export function LifeInDates({ bibliographyHref }: { bibliographyHref: string }) {
  const { title, label, list, more } = celebrationContent.inDates;
  return (
    <Chapter
      title={title}
      anchor={anchorFrom(title)}
      label={label}
      more={<a href={bibliographyHref}>{more}</a>}
    >
      <Dates role="list">
        {list.map(({ date, dateTime, text }) => (
          <li key={date}>
            <time dateTime={dateTime}>{date}</time>
            <p>{text}</p>
          </li>
        ))}
      </Dates>
    </Chapter>
  );
}
