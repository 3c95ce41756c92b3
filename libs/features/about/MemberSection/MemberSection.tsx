import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { BoardMember } from '@paniscus/content';
import { useId } from 'react';
import { Member } from '../Member/Member';

const Columns = styled(Box)(({ theme: { breakpoints, layout, spacing } }) => ({
  display: 'grid',
  gap: spacing(4),
  marginBottom: layout.section,
  [breakpoints.up('md')]: { gridTemplateColumns: '4fr 8fr', columnGap: spacing(6) },
})) as typeof Box;

/** Stays in view beside the list on wide screens. */
const Introduction = styled(Stack)(({ theme: { breakpoints, layout, spacing } }) => ({
  gap: spacing(2),
  [breakpoints.up('md')]: {
    position: 'sticky',
    top: `calc(${layout.appBarHeight} + ${spacing(4)})`,
    alignSelf: 'start',
  },
}));

interface MemberSectionProps {
  title: string;
  paragraphs: readonly string[];
  members: readonly BoardMember[];
}

/** A board with its members, sorted by id. */
export function MemberSection({ title, paragraphs, members }: MemberSectionProps) {
  const id = useId();
  return (
    <Columns component="section" aria-labelledby={id}>
      <Introduction>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} variant="body2" color="textSecondary" sx={{ maxWidth: '36ch' }}>
            {paragraph}
          </Typography>
        ))}
      </Introduction>
      <List aria-label={title} sx={{ containerType: 'inline-size' }}>
        {members
          .toSorted((one, other) => one.id - other.id)
          .map((member) => (
            <Member key={member.id} member={member} />
          ))}
      </List>
    </Columns>
  );
}
