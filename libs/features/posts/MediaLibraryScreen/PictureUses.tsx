import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { MediaPicture } from '@paniscus/domain/media';
import type { MediaLibraryLinks } from './media-library.types';

interface PictureUsesProps {
  picture: MediaPicture;
  canDelete: boolean;
  links: MediaLibraryLinks;
}

/** The posts that use a picture, with links to their editors. */
export function PictureUses({ picture: { posts }, canDelete, links }: PictureUsesProps) {
  if (posts.length === 0) return <Typography>No posts use this picture.</Typography>;
  return (
    <div>
      <Typography variant="h4" component="h3">
        Used in
      </Typography>
      <List>
        {posts.map(({ id, title }) => (
          <ListItem key={id}>
            <Link
              href={links.editPost(id)}
              sx={{ minHeight: ({ layout }) => layout.touchTarget, display: 'flex', alignItems: 'center' }}
            >
              {title}
            </Link>
          </ListItem>
        ))}
      </List>
      {canDelete ? (
        <Typography color="textSecondary">
          Earlier versions of posts and posts in the trash count as well because they can be restored. To
          delete the picture, first delete these posts permanently.
        </Typography>
      ) : null}
    </div>
  );
}
