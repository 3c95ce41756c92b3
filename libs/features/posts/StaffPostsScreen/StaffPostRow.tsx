import { styled } from '@mui/material/styles';
import type { Post } from '@paniscus/domain/posts';
import { HiddenText, LocalTime } from '@paniscus/ui';
import type { PostSummary } from '../post-summary.types';

export type StaffPost = PostSummary & Pick<Post, 'status' | 'publish_at'>;

export type StaffPostLinks = { post: (id: number) => string; editPost: (id: number) => string };

interface StaffPostRowProps {
  post: StaffPost;
  links: StaffPostLinks;
}

const Row = styled('article')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1, 6),
  paddingBlock: spacing(2.5),
  '& > div:first-of-type': { flex: '1 1 20rem', minWidth: 0 },
  '& h2': { ...typography.h4, maxWidth: measures.reading },
  '& [data-part="facts"]': {
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(0, 3),
    marginTop: spacing(0.5),
    color: vars.palette.text.secondary,
  },
  '& [data-part="facts"] > strong': { color: vars.palette.text.primary },
  '& [data-part="actions"]': { ...typography.body2, display: 'flex', gap: spacing(3) },
  '& [data-part="actions"] > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measures.touchTarget,
    minWidth: measures.touchTarget,
  },
}));

export function StaffPostRow({ post, links }: StaffPostRowProps) {
  const { id, title, username, created_at: createdAt, status = 'published' } = post;
  return (
    <Row>
      <div>
        <h2>{title}</h2>
        <p data-part="facts">
          <Standing post={post} />
          <span>{`By: ${username}`}</span>
          <LocalTime iso={createdAt} />
        </p>
      </div>
      <div data-part="actions">
        {status === 'published' ? (
          <a href={links.post(id)}>
            View<HiddenText>{` ${title}`}</HiddenText>
          </a>
        ) : null}
        <a href={links.editPost(id)}>
          Edit<HiddenText>{` ${title}`}</HiddenText>
        </a>
      </div>
    </Row>
  );
}

/** Publication state, shown only for posts that readers cannot see. */
function Standing({ post: { status, publish_at: publishAt } }: Pick<StaffPostRowProps, 'post'>) {
  if (status === 'draft') return <strong>Draft</strong>;
  if (status === 'trashed') return <strong>In the trash</strong>;
  if (status !== 'scheduled') return null;
  return (
    <strong>
      Scheduled{publishAt ? ' for ' : null}
      {publishAt ? <LocalTime iso={publishAt} /> : null}
    </strong>
  );
}
