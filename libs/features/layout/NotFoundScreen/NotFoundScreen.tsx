import { Button, Page } from '@paniscus/ui';
import { SignSentence } from '../SignSentence/SignSentence';
import { Ways } from '../Ways/Ways';

type NotFoundScreenProps = { links: { home: string; posts: string } };

/** For an address at which there is nothing: says so in both languages of the site, and leads on. */
export function NotFoundScreen({ links }: NotFoundScreenProps) {
  return (
    <Page
      title="Page not found"
      label="404"
      lead="Nothing lives at this address. It may have moved, or the address may have a slip in it."
    >
      <SignSentence words={['question', 'hide', 'outdoors']} meaning="Is it hiding outdoors?" />
      <Ways>
        <Button href={links.home}>Back to the start</Button>
        <Button href={links.posts} look="plain">
          Read the posts
        </Button>
      </Ways>
    </Page>
  );
}
