import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import { Chapter, LexigramTile } from '@paniscus/ui';
import type { HomeLinks } from '../HomeScreen/home-screen.types';

const List = styled('ul')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(4, 5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`@media (min-width: ${measures.form})`]: { gridTemplateColumns: '1fr 1fr' },
  '& > li': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: spacing(2), alignItems: 'start' },
  '& a': { ...typography.h4, display: 'inline-block', paddingBlock: spacing(0.5) },
  '& p': { color: vars.palette.text.secondary },
}));

export function RelatedLinks({ links }: { links: HomeLinks }) {
  const { title, list } = homeContent.ways;
  return (
    <Chapter title={title}>
      <List role="list">
        {list.map(({ to, sign, title: name, text }) => (
          <li key={to}>
            <LexigramTile word={sign} size="medium" isDecorative />
            <div>
              <a href={links[to]}>{name}</a>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </List>
    </Chapter>
  );
}
