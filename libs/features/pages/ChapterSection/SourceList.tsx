import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type { Work } from '@paniscus/content';

const Sources = styled(List)(({ theme: { layout, spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'grid',
  gap: spacing(1),
  marginTop: spacing(1),
  paddingLeft: spacing(2),
  color: vars.palette.text.secondary,
  borderLeft: `${layout.hairline} solid ${vars.palette.outline}`,
}));

interface SourceListProps {
  works: readonly Work[];
  getPublicationHref: (id: string) => string;
}

/** Sources of a chapter; a source is linked only if its URL is stable. */
export function SourceList({ works, getPublicationHref }: SourceListProps) {
  const getHref = ({ href, publication }: Work) =>
    href ?? (publication === undefined ? undefined : getPublicationHref(publication));
  return (
    <Sources aria-label="Sources">
      {works.map((source) => {
        const href = getHref(source);
        return (
          <ListItem key={source.work} sx={{ display: 'block' }}>
            {href === undefined ? (
              source.work
            ) : (
              <Link href={href} color="inherit">
                {source.work}
              </Link>
            )}
          </ListItem>
        );
      })}
    </Sources>
  );
}
