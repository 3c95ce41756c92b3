import { organisation } from '@paniscus/content';
import { Button, Page } from '@paniscus/ui';
import { SignSentence } from '../SignSentence/SignSentence';
import { Ways } from '../Ways/Ways';

type ErrorScreenProps = {
  /** The number under which the server's log tells what happened. */
  requestId?: string;
  links: { home: string };
};

/** For whatever went wrong and nobody foresaw. */
export function ErrorScreen({ requestId, links }: ErrorScreenProps) {
  const { support } = organisation.mailboxes;
  return (
    <Page title="Something went wrong" lead="This page could not be shown. The fault is ours.">
      <SignSentence words={['please', 'visitor', 'more']} meaning="Please, visitor, once more." />
      <Ways>
        {/* The address of the page itself: the browser asks for it once more, with script or without. */}
        <Button href="">Try again</Button>
        <Button href={links.home} look="plain">
          Back to the start
        </Button>
      </Ways>
      <p>
        If it happens again, write to <a href={`mailto:${support}`}>{support}</a>
        {requestId === undefined ? (
          '.'
        ) : (
          <>
            {' '}
            and name this number: <code>{requestId}</code>
          </>
        )}
      </p>
    </Page>
  );
}
