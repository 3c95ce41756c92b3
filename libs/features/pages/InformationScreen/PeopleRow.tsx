import { styled } from '@mui/material/styles';
import type { BoardMember } from '@paniscus/content';
import { LexigramTile } from '@paniscus/ui';

interface PeopleRowProps {
  title: string;
  people: readonly BoardMember[];
  /** URL of a member's full entry, by id. */
  getHref: (id: number) => string;
}

const Names = styled('ul')(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: spacing(1, 4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: spacing(1.5), alignItems: 'center' },
  '& a': { display: 'inline-block', paddingBlock: spacing(0.5) },
  '& span': { ...typography.caption, display: 'block', color: vars.palette.text.secondary },
}));

export function PeopleRow({ title, people, getHref }: PeopleRowProps) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <Names aria-label={title}>
        {people.map(({ id, name, role, sign }) => (
          <li key={id}>
            <LexigramTile word={sign} size="small" isDecorative />
            <div>
              <a href={getHref(id)}>{name}</a>
              <span>{role}</span>
            </div>
          </li>
        ))}
      </Names>
    </figure>
  );
}
