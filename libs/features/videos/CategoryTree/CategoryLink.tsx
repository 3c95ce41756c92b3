import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Row = styled(Link)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: spacing(1),
  minHeight: layout.touchTarget,
  [breakpoints.up('md')]: { minHeight: '2.25rem' },
  '&[aria-current]': {
    marginLeft: spacing(-1.5),
    paddingLeft: `calc(${spacing(1.5)} - ${layout.currentMark})`,
    borderLeft: `${layout.currentMark} solid ${vars.palette.primary.main}`,
    color: vars.palette.primary.main,
  },
}));

type CategoryLinkProps = {
  href: string;
  isCurrent: boolean;
  isTopLevel: boolean;
  title: string;
  /** Number of videos in the category. */
  count: number;
};

export const CategoryLink = ({ href, isCurrent, isTopLevel, title, count }: CategoryLinkProps) => (
  <Row
    href={href}
    variant="body2"
    color="textPrimary"
    underline="none"
    aria-current={isCurrent ? 'page' : undefined}
    sx={{ fontWeight: isTopLevel ? 600 : undefined }}
  >
    <Box component="span" sx={{ 'a:hover > &': { textDecoration: 'underline' } }}>
      {title}
    </Box>{' '}
    <Typography component="span" variant="caption" color="textSecondary" sx={{ fontWeight: 400 }}>
      {count}
    </Typography>
  </Row>
);
