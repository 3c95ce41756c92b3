import { styled } from '@mui/material/styles';
import { boardContent, PICTURES } from '@paniscus/content';
import type { BoardMember } from '@paniscus/content';
import { LexigramTile, PictureElement } from '@paniscus/ui';

const Row = styled('li')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  alignItems: 'start',
  paddingBlock: spacing(4),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  breakInside: 'avoid',
  gridTemplateColumns: `${spacing(10)} 1fr`,
  '@media (min-width: 600px)': { columnGap: spacing(4), gridTemplateColumns: `${spacing(16)} 1fr` },
  [`@media (min-width: ${measures.barFrom}px)`]: {
    gridTemplateColumns: `${spacing(20)} 1fr`,
  },
  '&:target': { backgroundColor: vars.palette.ground },
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: measures.tileRadius },
  '& > div': { display: 'grid', gap: spacing(1), minWidth: 0 },
  '& h3': typography.h3,
  '& [data-part="role"]': { ...typography.overline, color: vars.palette.text.secondary },
  '& [data-part="place"]': {
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(0.5, 3),
    color: vars.palette.text.secondary,
    '& > [data-part="sign"]': { display: 'inline-flex', alignItems: 'center', gap: spacing(1) },
  },
  '& [data-part="text"]': { maxWidth: measures.reading },
}));

const SIZES = '(min-width: 960px) 10rem, (min-width: 600px) 8rem, 5rem';

const getNumber = (id: number) => `No. ${String(id).padStart(2, '0')}`;

/** A board member with portrait, responsibilities and chosen lexigram. */
export function Member({ member }: { member: BoardMember }) {
  const { id, name, role, image, location, description, sign } = member;
  return (
    <Row id={`member-${id}`}>
      <PictureElement picture={PICTURES[image]} sizes={SIZES} />
      <div>
        <p data-part="role">
          {getNumber(id)} · {role}
        </p>
        <h3>{name}</h3>
        <p data-part="text">{description}</p>
        <p data-part="place">
          <span>{location}</span>
          <span data-part="sign">
            <LexigramTile word={sign} size="small" isDecorative />
            {boardContent.signLabel}: {sign}
          </span>
        </p>
      </div>
    </Row>
  );
}
