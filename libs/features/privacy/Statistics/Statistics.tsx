import { styled } from '@mui/material/styles';
import { STATISTICS_ANCHOR, statisticsContent } from '@paniscus/content';
import { StatisticsChoice } from '../StatisticsChoice/StatisticsChoice';

const Part = styled('div')(({ theme: { spacing, typography } }) => ({
  display: 'grid',
  gap: spacing(2),
  marginTop: spacing(2),
  '& > h3': typography.h4,
}));

export function Statistics({ host }: { host: string | undefined }) {
  const { title, off, on } = statisticsContent;
  return (
    <Part id={STATISTICS_ANCHOR}>
      <h3>{title}</h3>
      {host === undefined ? (
        <p>{off}</p>
      ) : (
        <>
          {on(host).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <StatisticsChoice />
        </>
      )}
    </Part>
  );
}
