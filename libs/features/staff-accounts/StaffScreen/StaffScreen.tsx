import { ListError, ListLayout, ListLoading, Page } from '@paniscus/ui';
import { StaffList } from './StaffList';
import type { StaffAction, StaffState } from './staff-screen.types';

interface StaffScreenProps {
  state: StaffState;
  /** Resolves to whether the action was done; the invitation stays open until then. */
  onAction: (action: StaffAction) => Promise<boolean>;
}

/** Everyone who can sign in, for administrators. */
export function StaffScreen({ state, onAction }: StaffScreenProps) {
  return (
    <Page
      title="Staff"
      lead="Everyone who can sign in, what they may do, and who is invited."
      sign="key"
      width="wide"
    >
      <ListLayout>
        <Body state={state} onAction={onAction} />
      </ListLayout>
    </Page>
  );
}

function Body({ state, onAction }: StaffScreenProps) {
  if (state.kind === 'loading') return <ListLoading />;
  if (state.kind === 'failed') return <ListError title={state.message} what="The accounts" />;
  return <StaffList state={state} onAction={onAction} />;
}
