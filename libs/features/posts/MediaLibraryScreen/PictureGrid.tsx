import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { MediaPicture } from '@paniscus/domain/media';
import type { MediaLibraryActions, MediaLibraryState } from './media-library.types';

type PictureGridProps = Pick<MediaLibraryActions, 'onOpen' | 'onMore'> &
  Extract<MediaLibraryState, { kind: 'ready' }>;

/** Pictures with their names and uses; each opens its details. */
export function PictureGrid({ pictures, hasMore, onOpen, onMore }: PictureGridProps) {
  return (
    <>
      <List
        aria-label="Pictures"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))', gap: 2 }}
      >
        {pictures.map((picture) => (
          <ListItem key={picture.id} sx={{ alignItems: 'stretch' }}>
            <GridPicture picture={picture} onOpen={() => onOpen(picture)} />
          </ListItem>
        ))}
      </List>
      {hasMore ? (
        <Button variant="outlined" color="inherit" onClick={onMore} sx={{ justifySelf: 'start' }}>
          Show more pictures
        </Button>
      ) : null}
    </>
  );
}

function GridPicture({ picture, onOpen }: { picture: MediaPicture; onOpen: () => void }) {
  const { name, alt, thumbnail_url: src, width, height, posts } = picture;
  return (
    <ListItemButton
      onClick={onOpen}
      sx={{
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        gap: 0.5,
        p: 1,
        borderRadius: 1,
      }}
    >
      <Box
        component="img"
        src={src}
        alt=""
        loading="lazy"
        width={width}
        height={height}
        sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
      />
      <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {describeUses(posts.length)}
      </Typography>
      {alt === '' ? (
        <Typography component="span" variant="caption" color="error">
          No alt text
        </Typography>
      ) : null}
    </ListItemButton>
  );
}

function describeUses(count: number): string {
  if (count === 0) return 'Not used';
  return count === 1 ? 'Used in 1 post' : `Used in ${count} posts`;
}
