import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { boardContent, PICTURES } from '@paniscus/content';
import type { BoardMember } from '@paniscus/content';
import { FluidPicture, LexigramTile } from '@paniscus/ui';

const Row = styled(ListItem)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  alignItems: 'start',
  paddingBlock: spacing(4),
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  breakInside: 'avoid',
  gridTemplateColumns: `${spacing(10)} 1fr`,
  // Large text on a phone: the text has the whole width.
  '@container (width < 16rem)': { '& > :last-child': { gridColumn: '1 / -1' } },
  [breakpoints.up('sm')]: { columnGap: spacing(4), gridTemplateColumns: `${spacing(16)} 1fr` },
  [breakpoints.up('md')]: { gridTemplateColumns: `${spacing(20)} 1fr` },
  '&:target': { backgroundColor: vars.palette.background.subtle },
}));

const SIZES = '(min-width: 960px) 10rem, (min-width: 600px) 8rem, 5rem';

const formatNumber = (id: number) => `No. ${String(id).padStart(2, '0')}`;

interface MemberProps {
  /** Name, role, text and portrait. */
  member: BoardMember;
}

/** A board member with portrait, responsibilities and chosen lexigram. */
export function Member({ member }: MemberProps) {
  const { id, name, role, image, location, description, sign } = member;
  return (
    <Row id={`member-${id}`}>
      <FluidPicture picture={PICTURES[image]} sizes={SIZES} />
      <Stack sx={{ gap: 1, minWidth: 0 }}>
        <Typography component="p" variant="overline" color="textSecondary">
          {formatNumber(id)} · {role}
        </Typography>
        <Typography variant="h3">{name}</Typography>
        <Typography sx={{ maxWidth: ({ layout }) => layout.readingWidth }}>{description}</Typography>
        <Typography
          component="p"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: 0.5, columnGap: 3 }}
        >
          <span>{location}</span>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <LexigramTile word={sign} size="small" isDecorative />
            {boardContent.signLabel}: {sign}
          </Box>
        </Typography>
      </Stack>
    </Row>
  );
}
