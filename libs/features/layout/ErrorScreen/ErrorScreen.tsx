import { organization } from '@paniscus/content';
import { Button, Page } from '@paniscus/ui';
import { SignSentence } from '../SignSentence/SignSentence';
import { RelatedLinks } from '../RelatedLinks/RelatedLinks';

type ErrorScreenProps = {
  requestId?: string;
  links: { home: string };
};

export function ErrorScreen({ requestId, links }: ErrorScreenProps) {
  const { support } = organization.mailboxes;
  return (
    <Page title="Something went wrong" lead="This page could not be shown. The fault is ours.">
      <SignSentence words={['please', 'visitor', 'more']} meaning="Please, visitor, once more." />
      <RelatedLinks>
        {/* An empty `href` requests the current URL again, with or without JavaScript. */}
        <Button href="">Try again</Button>
        <Button href={links.home} look="plain">
          Back to the start
        </Button>
      </RelatedLinks>
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
