import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MediaPicture } from '@paniscus/domain/media';
import { Loading } from '@paniscus/ui';
import type { PictureLibraryProps } from './picture.types';
import { PictureSearch } from './PictureSearch';

/** Pictures of the media library, of which one is chosen. */
export function PictureLibrary({ state, search, ...choice }: PictureLibraryProps) {
  return (
    <Stack spacing={2}>
      <PictureSearch search={search} onSearch={choice.onSearch} />
      <LibraryBody {...{ state, search, ...choice }} />
    </Stack>
  );
}

function LibraryBody({ state, search, onSelect, onMore }: PictureLibraryProps) {
  switch (state.kind) {
    case 'loading':
      return <Loading label="Loading pictures..." />;
    case 'failed':
      return <Alert severity="error">{state.message}</Alert>;
    case 'ready':
      if (state.pictures.length === 0)
        return (
          <Typography color="textSecondary" role="status">
            {search === '' ? 'No pictures yet. Upload the first one.' : 'No pictures match this search.'}
          </Typography>
        );
      return (
        <>
          <PictureChoice pictures={state.pictures} onSelect={onSelect} />
          {state.hasMore ? (
            <Button variant="outlined" color="inherit" onClick={onMore} sx={{ alignSelf: 'flex-start' }}>
              Show more pictures
            </Button>
          ) : null}
        </>
      );
  }
}

interface PictureChoiceProps extends Pick<PictureLibraryProps, 'onSelect'> {
  pictures: readonly MediaPicture[];
}

function PictureChoice({ pictures, onSelect }: PictureChoiceProps) {
  return (
    <List
      aria-label="Pictures"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))', gap: 2 }}
    >
      {pictures.map((picture) => (
        <ListItem key={picture.id} sx={{ alignItems: 'stretch' }}>
          <PictureOption picture={picture} onSelect={() => onSelect(picture)} />
        </ListItem>
      ))}
    </List>
  );
}

function PictureOption({ picture, onSelect }: { picture: MediaPicture; onSelect: () => void }) {
  const { name, alt, thumbnail_url: src, width, height } = picture;
  return (
    <ListItemButton
      onClick={onSelect}
      sx={{ flexDirection: 'column', alignItems: 'stretch', gap: 0.5, p: 1, borderRadius: 1 }}
    >
      <Box
        component="img"
        src={src}
        alt=""
        loading="lazy"
        width={width}
        height={height}
        sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
      />
      <Typography component="span" variant="caption" sx={{ overflowWrap: 'anywhere' }}>
        {alt || name}
      </Typography>
    </ListItemButton>
  );
}
