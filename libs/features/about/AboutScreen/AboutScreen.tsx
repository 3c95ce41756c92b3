import { styled } from '@mui/material/styles';
import { advisoryBoard, boardContent, boardMembers } from '@paniscus/content';
import type { BoardMember } from '@paniscus/content';
import { Page, PageEnd } from '@paniscus/ui';
import { useId } from 'react';
import { Member } from '../Member/Member';

export type AboutLinks = { contact: string; information: string };

const { title, lead, label, mark, board, advisory, end } = boardContent;

const Board = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(4),
  '& + section': { marginTop: measures.section },
  [`@media (min-width: ${measures.barFrom}px)`]: {
    gridTemplateColumns: '4fr 8fr',
    columnGap: spacing(6),
    '& > [data-part="margin"]': { position: 'sticky', top: '6.5rem', alignSelf: 'start' },
  },
  '& > [data-part="margin"]': { display: 'grid', gap: spacing(2) },
  '& > [data-part="margin"] > h2': typography.h2,
  '& > [data-part="margin"] > p': {
    ...typography.body2,
    maxWidth: '36ch',
    color: vars.palette.text.secondary,
  },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
}));

/** Board and advisory board members, sorted by id. */
export function AboutScreen({ links }: { links: AboutLinks }) {
  return (
    <Page title={title} lead={lead} label={label} mark={mark} width="wide">
      <People {...board} people={boardMembers} />
      <People {...advisory} people={advisoryBoard} />
      <PageEnd title={end.title} text={end.text} action={{ href: links.contact, label: end.action }}>
        <a href={links.information}>{end.more}</a>
      </PageEnd>
    </Page>
  );
}

type PeopleProps = { title: string; paragraphs: readonly string[]; people: readonly BoardMember[] };

function People({ title, paragraphs, people }: PeopleProps) {
  const id = useId();
  return (
    <Board aria-labelledby={id}>
      <div data-part="margin">
        <h2 id={id}>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul aria-label={title}>
        {[...people]
          .sort((one, other) => one.id - other.id)
          .map((member) => (
            <Member key={member.id} member={member} />
          ))}
      </ul>
    </Board>
  );
}
