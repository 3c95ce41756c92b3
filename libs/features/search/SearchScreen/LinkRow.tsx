import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

interface LinkRowProps {
  label: string;
  links: readonly { href: string; label: string }[];
}

const Row = styled(List)(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: spacing(3),
}));

const Item = styled(ListItem)({ width: 'auto' });

/** Label followed by links in one row. */
export function LinkRow({ label, links }: LinkRowProps) {
  return (
    <Row role="list">
      <Item>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
      </Item>
      {links.map((link) => (
        <Item key={link.href}>
          <Link variant="standalone" href={link.href}>
            {link.label}
          </Link>
        </Item>
      ))}
    </Row>
  );
}
