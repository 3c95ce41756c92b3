import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import { breakBeforeDomain, Page, ReloadButton } from '@paniscus/ui';
import { ActionRow } from '../ActionRow/ActionRow';
import { SignSentence } from '../SignSentence/SignSentence';

type ErrorScreenProps = {
  /** Id to quote. */
  requestId?: string;
  links: { home: string };
};

export function ErrorScreen({ requestId, links }: ErrorScreenProps) {
  const { info } = organization.mailboxes;
  return (
    <Page
      title="Something went wrong"
      lead="We could not show this page. Something went wrong on our side. Please try again."
    >
      <SignSentence words={['please', 'visitor', 'more']} meaning="Please, visitor, once more." />
      <ActionRow>
        <ReloadButton>Try again</ReloadButton>
        <Button href={links.home} variant="outlined" color="inherit">
          Back to the home page
        </Button>
      </ActionRow>
      <Typography>
        If it keeps happening, write to <Link href={`mailto:${info}`}>{breakBeforeDomain(info)}</Link>
        {requestId === undefined ? (
          '.'
        ) : (
          <>
            {' '}
            and include this number: <code>{requestId}</code>
          </>
        )}
      </Typography>
    </Page>
  );
}
