import { styled } from '@mui/material/styles';
import { Button, Page } from '@paniscus/ui';

type LogoutState = { kind: 'ready' } | { kind: 'processing' };

type LogoutScreenProps = { state: LogoutState; onLogout: () => void; links: { staffPosts: string } };

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '@media (max-width: 30rem)': { flexDirection: 'column' },
}));

export function LogoutScreen({ state, onLogout, links }: LogoutScreenProps) {
  const isProcessing = state.kind === 'processing';
  return (
    <Page
      title="Logout"
      lead="Do you want to log out? This browser then forgets your session; what you have saved stays."
      mark="key"
      width="form"
    >
      <Actions>
        <Button onClick={onLogout} isProcessing={isProcessing}>
          Logout
        </Button>
        <Button href={links.staffPosts} look="plain">
          Stay logged in
        </Button>
      </Actions>
    </Page>
  );
}
