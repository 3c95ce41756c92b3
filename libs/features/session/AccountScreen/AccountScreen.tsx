import { NOTIFICATIONS_ANCHOR, ROLE_DESCRIPTIONS, ROLE_LABELS } from '@paniscus/domain/session';
import type {
  ChangeEmailForm,
  ChangePasswordForm,
  NotificationsRequest,
  StaffSession,
} from '@paniscus/domain/session';
import {
  ActionResult,
  DescriptionList,
  ListError,
  ListLayout,
  ListLoading,
  Page,
  ProcessingBackdrop,
  RecordSection,
} from '@paniscus/ui';
import { LazyTwoStepSection } from '../TwoStep/two-step-section.lazy';
import type { TwoStepSectionProps } from '../TwoStep/two-step.types';
import { EmailChange } from './EmailChange';
import { NotificationsForm } from './NotificationsForm';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';
import type { AccountState, LoadedAccount } from './account-screen.types';

interface AccountScreenProps {
  state: AccountState;
  /** Called with the current and the new password. */
  onChangePassword: (form: ChangePasswordForm) => void;
  /** Called with the new email address and the current password. */
  onChangeEmail: (form: ChangeEmailForm) => void;
  /** Called to sign out one other browser. */
  onEndSession: (session: StaffSession) => void;
  /** Called to sign out all other browsers. */
  onEndOtherSessions: () => void;
  /** Called with the chosen notifications. */
  onSaveNotifications: (request: NotificationsRequest) => void;
  /** The section about the second step of the login. */
  twoStep: TwoStepSectionProps;
}

/** The signed-in staff member's own account: role, password, two-step sign-in, emails and devices. */
export function AccountScreen(props: AccountScreenProps) {
  return (
    <Page
      title="Your account"
      lead="Your password, your emails, and the devices you are signed in on."
      sign="key"
    >
      <ListLayout>
        <Body {...props} />
      </ListLayout>
    </Page>
  );
}

function Body(props: AccountScreenProps) {
  const { state, onChangePassword, onChangeEmail, onSaveNotifications, twoStep } = props;
  if (state.kind === 'loading') return <ListLoading />;
  if (state.kind === 'failed') return <ListError title={state.message} what="Your account" />;
  return (
    <>
      <AccountResult state={state} />
      <RecordSection title="About you">
        <AccountFacts state={state} />
        <EmailChange state={state} onChangeEmail={onChangeEmail} />
      </RecordSection>
      <RecordSection title="Password">
        <PasswordForm state={state} onChangePassword={onChangePassword} />
      </RecordSection>
      <RecordSection title="Two-step sign-in">
        <LazyTwoStepSection {...twoStep} />
      </RecordSection>
      {state.notifications === null ? null : (
        <RecordSection id={NOTIFICATIONS_ANCHOR} title="Emails">
          <NotificationsForm
            notifications={state.notifications}
            account={state.account}
            isProcessing={state.kind === 'processing'}
            onSave={onSaveNotifications}
          />
        </RecordSection>
      )}
      <RecordSection title="Devices">
        <SessionList
          sessions={state.sessions}
          onEnd={props.onEndSession}
          onEndOthers={props.onEndOtherSessions}
        />
      </RecordSection>
      <ProcessingBackdrop open={state.kind === 'processing'} label="Processing..." />
    </>
  );
}

/** The result of the last action, in view wherever its button is. What was wrong with a field is said beside it. */
function AccountResult({ state }: { state: LoadedAccount }) {
  const isSaidInForm = state.kind === 'refused' && (state.form === 'email' || state.field !== undefined);
  return isSaidInForm ? null : <ActionResult state={state} />;
}

function AccountFacts({ state: { account } }: { state: LoadedAccount }) {
  return (
    <DescriptionList
      items={[
        { term: 'Name', description: account.name },
        { term: 'Username', description: account.username },
        {
          term: 'Email',
          description: account.email ?? 'None. Add one so that you can reset your password.',
        },
        { term: 'Role', description: `${ROLE_LABELS[account.role]}. ${ROLE_DESCRIPTIONS[account.role]}` },
      ]}
    />
  );
}
