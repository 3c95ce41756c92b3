import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Page, SubmitButton } from '@paniscus/ui';

type LogoutState = { kind: 'ready' } | { kind: 'processing' };

type LogoutScreenProps = {
  state: LogoutState;
  /** Called to end the session. */
  onLogout: () => void;
  links: { staffPosts: string };
};

export function LogoutScreen({ state, onLogout, links }: LogoutScreenProps) {
  return (
    <Page
      title="Logout"
      lead="Do you want to sign out? Your saved work is not affected."
      sign="key"
      width="form"
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <SubmitButton type="button" onClick={onLogout} loading={state.kind === 'processing'}>
          Logout
        </SubmitButton>
        <Button href={links.staffPosts} variant="outlined" color="inherit">
          Stay signed in
        </Button>
      </Stack>
    </Page>
  );
}
