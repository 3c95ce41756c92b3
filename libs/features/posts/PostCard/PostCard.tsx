import { styled } from '@mui/material/styles';
import { Card, HiddenText, LocalTime, ShownWhen } from '@paniscus/ui';
import type { PostSummary } from '../post-summary.types';

interface PostCardProps {
  post: PostSummary;
  links: { post: (id: number) => string; editPost: (id: number) => string };
}

const Byline = styled('p')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.caption,
  marginTop: spacing(1.25),
  color: vars.palette.text.primary,
}));
const EditLink = styled('a')(({ theme: { measures, typography } }) => ({
  ...typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: measures.touchTarget,
  minWidth: measures.touchTarget,
}));

export function PostCard({ post, links }: PostCardProps) {
  const { id, title, preview, username, created_at: createdAt } = post;
  return (
    <Card
      title={title}
      href={links.post(id)}
      label={<LocalTime iso={createdAt} />}
      actions={
        <ShownWhen when="signed-in">
          <EditLink href={links.editPost(id)}>
            Edit<HiddenText>{` ${title}`}</HiddenText>
          </EditLink>
        </ShownWhen>
      }
    >
      <p>{preview}</p>
      <Byline>{`By: ${username}`}</Byline>
    </Card>
  );
}
