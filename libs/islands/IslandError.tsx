import Button from '@mui/material/Button';
import { ErrorState, Page } from '@paniscus/ui';

/** Takes the place of an island that has thrown. */
export function IslandError() {
  return (
    <Page title="Something went wrong">
      <ErrorState
        title="We could not show this page. Something went wrong on our side. Please try again."
        message="Your cart and any payments you made are not affected."
        action={<Button href="/">Back to the home page</Button>}
      />
    </Page>
  );
}
