import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LocalTime, RecordSection } from '@paniscus/ui';
import type { DashboardLinks, PostOverview, ScheduledPost } from './dashboard-screen.types';

interface PostSectionProps {
  posts: PostOverview;
  links: Pick<DashboardLinks, 'createPost' | 'editPost' | 'drafts' | 'scheduled'>;
}

/** The next scheduled posts, and the way to drafts and a new post. */
export function PostSection({ posts: { scheduled, draftCount, scheduledCount }, links }: PostSectionProps) {
  return (
    <RecordSection title="Scheduled posts">
      {scheduled.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          No posts are scheduled.
        </Typography>
      ) : (
        <List role="list">
          {scheduled.map((post) => (
            <ScheduledItem key={post.id} post={post} href={links.editPost(post.id)} />
          ))}
        </List>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {scheduledCount > scheduled.length ? (
          <Button href={links.scheduled} size="small" variant="outlined" color="inherit">
            <span>{`All scheduled posts (${scheduledCount})`}</span>
          </Button>
        ) : null}
        {draftCount === 0 ? null : (
          <Button href={links.drafts} size="small" variant="outlined" color="inherit">
            <span>{`Drafts (${draftCount})`}</span>
          </Button>
        )}
        <Button href={links.createPost} size="small" variant="outlined" color="inherit">
          Create Post
        </Button>
      </Stack>
    </RecordSection>
  );
}

function ScheduledItem({ post, href }: { post: ScheduledPost; href: string }) {
  return (
    <ListItem sx={{ display: 'block', py: 1 }}>
      <Link variant="standalone" href={href}>
        {post.title}
      </Link>
      <Typography variant="caption" component="p" color="textSecondary">
        <LocalTime iso={post.publish_at} />
      </Typography>
    </ListItem>
  );
}
