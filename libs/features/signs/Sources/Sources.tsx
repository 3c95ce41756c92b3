import { styled } from '@mui/material/styles';
import { signsContent, signSources } from '@paniscus/content';

const Works = styled('ol')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.body2,
  display: 'grid',
  gap: spacing(1),
  margin: 0,
  paddingLeft: spacing(4),
  '& > li::marker': { color: vars.palette.text.secondary },
}));

export function Sources() {
  return (
    <>
      <Works>
        {signSources.read.map(({ id, work }) => (
          <li key={id}>{work}</li>
        ))}
      </Works>
      <p>{signsContent.sources.further}</p>
      <Works start={signSources.read.length + 1}>
        {signSources.further.map(({ id, work }) => (
          <li key={id}>{work}</li>
        ))}
      </Works>
    </>
  );
}
