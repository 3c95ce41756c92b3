import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { homeContent } from '@paniscus/content';
import { Chapter, LexigramTile } from '@paniscus/ui';
import type { HomeLinks } from '../HomeScreen/home-screen.types';

export function RelatedLinks({ links }: { links: HomeLinks }) {
  const { title, list } = homeContent.relatedLinks;
  return (
    <Chapter title={title}>
      <List
        role="list"
        sx={{ display: 'grid', rowGap: 4, columnGap: 5, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {list.map(({ to, sign, title: name, text }) => (
          <ListItem key={to} alignItems="flex-start" sx={{ gap: 2 }}>
            <LexigramTile word={sign} size="medium" isDecorative />
            <div>
              <Link href={links[to]} variant="h4" sx={{ display: 'inline-block', py: 0.5 }}>
                {name}
              </Link>
              <Typography color="textSecondary">{text}</Typography>
            </div>
          </ListItem>
        ))}
      </List>
    </Chapter>
  );
}
