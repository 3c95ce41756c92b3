import { aNewsletterIssue } from '@paniscus/fixtures';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import type { SendablePost } from '../staff-newsletter.types';
import { StaffNewsletterScreen } from '../StaffNewsletterScreen';

let finish: () => void = () => undefined;

/** Shows the post that was sent last as sent. */
export const respond = (): void => finish();

/** The screen, which shows a post as sent once `respond` is called. */
export function SendingScreen({
  state,
  onSend,
  requested,
  ...props
}: ComponentProps<typeof StaffNewsletterScreen>) {
  const [sentPost, setSentPost] = useState<SendablePost>();
  const withIssue = (post: SendablePost) =>
    post.id === sentPost?.id ? { ...post, issue: aNewsletterIssue({ post_id: post.id }) } : post;
  const send = (post: SendablePost) => {
    onSend(post);
    finish = () => setSentPost(post);
  };
  if (state.kind !== 'ready') return <StaffNewsletterScreen {...props} state={state} onSend={send} />;
  return (
    <StaffNewsletterScreen
      {...props}
      state={{
        ...state,
        posts: state.posts.map(withIssue),
        done: sentPost && 'The emails are on their way.',
      }}
      requested={requested && withIssue(requested)}
      onSend={send}
    />
  );
}
