import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { BoardMember } from '@paniscus/content';
import { Figure, LexigramTile } from '@paniscus/ui';

interface PeopleGridProps {
  title: string;
  people: readonly BoardMember[];
  /** URL of a member's full entry, by id. */
  getHref: (id: number) => string;
}

/** Names and roles of people, each with a chosen lexigram. */
export function PeopleGrid({ title, people, getHref }: PeopleGridProps) {
  return (
    <Figure caption={title} sx={{ mt: 2 }}>
      <List
        aria-label={title}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
          rowGap: 1,
          columnGap: 4,
        }}
      >
        {people.map(({ id, name, role, sign }) => (
          <ListItem key={id} sx={{ gap: 1.5 }}>
            <LexigramTile word={sign} size="small" isDecorative />
            <div>
              <Link href={getHref(id)} sx={{ display: 'inline-block', py: 0.5 }}>
                {name}
              </Link>
              <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {role}
              </Typography>
            </div>
          </ListItem>
        ))}
      </List>
    </Figure>
  );
}
