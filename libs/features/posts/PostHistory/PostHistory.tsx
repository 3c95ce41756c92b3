import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PostRevision } from '@paniscus/domain/posts';
import { Loading, LocalTime } from '@paniscus/ui';
import { TextDifference } from '../TextDifference/TextDifference';
import type { PostHistoryProps, PostHistoryState } from './post-history.types';

/** Versions of a post with their author, time and changed words. */
export function PostHistory({ state, onSelect, onMore, onRestore }: PostHistoryProps) {
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <Alert severity="error">{state.message}</Alert>;
    case 'ready':
      return (
        <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'min(16rem, 35%) minmax(0, 1fr)' }, gap: 3 }}>
          <RevisionList {...state} onSelect={onSelect} onMore={onMore} />
          {state.selected === undefined ? (
            <Loading />
          ) : (
            <SelectedRevision revision={state.selected} onRestore={onRestore} />
          )}
        </Box>
      );
  }
}

type RevisionListProps = Pick<PostHistoryProps, 'onSelect' | 'onMore'> &
  Omit<Extract<PostHistoryState, { kind: 'ready' }>, 'kind'>;

function RevisionList({ revisions, hasMore, selected, onSelect, onMore }: RevisionListProps) {
  return (
    <List aria-label="Versions" sx={{ maxHeight: '24rem', overflow: 'auto' }}>
      {revisions.map(({ version, username, created_at: createdAt }) => (
        <ListItem key={version}>
          <ListItemButton
            selected={version === selected?.version}
            aria-current={version === selected?.version ? 'true' : undefined}
            onClick={() => onSelect(version)}
          >
            <ListItemText primary={<LocalTime iso={createdAt} />} secondary={username} />
          </ListItemButton>
        </ListItem>
      ))}
      {hasMore ? (
        <ListItem>
          <ListItemButton onClick={onMore}>
            <ListItemText primary="Older versions" />
          </ListItemButton>
        </ListItem>
      ) : null}
    </List>
  );
}

interface SelectedRevisionProps extends Pick<PostHistoryProps, 'onRestore'> {
  revision: PostRevision;
}

function SelectedRevision({ revision, onRestore }: SelectedRevisionProps) {
  const { title, content, previous } = revision;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
      <Typography variant="h3">{previous === null ? 'First version' : 'Changes in this version'}</Typography>
      <TextDifference
        before={previous === null ? '' : `${previous.title}\n\n${previous.content}`}
        after={`${title}\n\n${content}`}
      />
      <Button variant="outlined" color="inherit" onClick={() => onRestore(revision)}>
        Restore this version
      </Button>
      <Typography variant="caption" color="textSecondary">
        This puts its text into the form. Nothing is saved until you press Update Post.
      </Typography>
    </Stack>
  );
}
