import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { STATISTICS_ANCHOR, statisticsContent } from '@paniscus/content';
import { StatisticsChoice } from '../StatisticsChoice/StatisticsChoice';

/** What is counted; with an analytics service, the visitor's choice. */
export function Statistics({ host }: { host: string | undefined }) {
  const { title, off, on } = statisticsContent;
  return (
    <Stack id={STATISTICS_ANCHOR} sx={{ gap: 2, mt: 2 }}>
      <Typography component="h3" variant="h4">
        {title}
      </Typography>
      {host === undefined ? (
        <Typography>{off}</Typography>
      ) : (
        <>
          {on(host).map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          <StatisticsChoice />
        </>
      )}
    </Stack>
  );
}
