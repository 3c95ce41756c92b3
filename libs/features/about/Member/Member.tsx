import { styled } from '@mui/material/styles';
import { boardContent } from '@paniscus/content';
import type { BoardMember } from '@paniscus/content';
import { LexigramTile } from '@paniscus/ui';

const Row = styled('li')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2, 4),
  alignItems: 'start',
  paddingBlock: spacing(4),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  breakInside: 'avoid',
  gridTemplateColumns: 'auto 1fr',
  '&:target': { backgroundColor: vars.palette.ground },
  '& > div': { display: 'grid', gap: spacing(1), minWidth: 0 },
  '& h3': typography.h3,
  '& [data-part="role"]': { ...typography.overline, color: vars.palette.text.secondary },
  '& [data-part="place"]': {
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(0.25, 3),
    color: vars.palette.text.secondary,
  },
  '& [data-part="text"]': { maxWidth: measures.reading },
}));

/** A number of the catalogue, as on a specimen label. */
const numberOf = (id: number) => `No. ${String(id).padStart(2, '0')}`;

/** Somebody on a board: who they are, what they look after, and the sign that stands for them. */
export function Member({ member }: { member: BoardMember }) {
  const { id, name, role, location, description, sign } = member;
  return (
    <Row id={`member-${id}`}>
      <LexigramTile word={sign} size="large" isDecorative />
      <div>
        <p data-part="role">
          {numberOf(id)} · {role}
        </p>
        <h3>{name}</h3>
        <p data-part="text">{description}</p>
        <p data-part="place">
          <span>{location}</span>
          <span>
            {boardContent.signLabel}: {sign}
          </span>
        </p>
      </div>
    </Row>
  );
}
