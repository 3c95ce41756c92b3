import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { StaffMember } from '@paniscus/domain/session';
import { isolateName } from '@paniscus/domain/text';
import { VisuallyHidden } from '@paniscus/ui';
import type { Confirmation } from './ConfirmDialog';
import type { StaffAction } from './staff-screen.types';

export interface MemberActionsProps {
  member: StaffMember;
  onAction: (action: StaffAction) => void;
  onConfirm: (confirmation: Confirmation) => void;
  onChangeRole: (member: StaffMember) => void;
}

/** Buttons for one person, by their status. */
export function MemberActions({ member, onAction, onConfirm, onChangeRole }: MemberActionsProps) {
  const { id, name, status, has_two_step: hasTwoStep } = member;
  /** The hidden end of the label names the person. */
  const button = (label: string, hiddenLabel: string, onClick: () => void) => (
    <Button size="small" variant="outlined" color="inherit" onClick={onClick}>
      {label}
      <VisuallyHidden>{` ${hiddenLabel}`}</VisuallyHidden>
    </Button>
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      {status === 'disabled' ? button('Enable', name, () => onAction({ kind: 'enable', id })) : null}
      {status === 'disabled' ? null : button('Change role', `of ${name}`, () => onChangeRole(member))}
      {status === 'invited'
        ? button('Send again', `to ${name}`, () => onAction({ kind: 'resend-invitation', id }))
        : null}
      {status === 'invited'
        ? button('Cancel invitation', `for ${name}`, () => onConfirm(confirmCancel(member)))
        : null}
      {status === 'active' ? button('Sign out', name, () => onConfirm(confirmSignOut(member))) : null}
      {hasTwoStep
        ? button('Turn off two-step sign-in', `for ${name}`, () => onConfirm(confirmTurnOffTwoStep(member)))
        : null}
      {status === 'active' ? button('Disable', name, () => onConfirm(confirmDisable(member))) : null}
    </Stack>
  );
}

const confirmCancel = ({ id, name }: StaffMember): Confirmation => ({
  title: 'Cancel this invitation?',
  text: `The link that was sent to ${isolateName(name)} stops working. You can invite the person again later.`,
  confirmLabel: 'Cancel invitation',
  action: { kind: 'cancel-invitation', id },
});

const confirmSignOut = ({ id, name }: StaffMember): Confirmation => ({
  title: `Sign out ${isolateName(name)}?`,
  text: `${isolateName(name)} will be signed out on all devices right away and will have to sign in again. Unsaved work may be lost.`,
  confirmLabel: 'Sign out',
  action: { kind: 'sign-out', id },
});

const confirmTurnOffTwoStep = ({ id, name }: StaffMember): Confirmation => ({
  title: `Turn off two-step sign-in for ${isolateName(name)}?`,
  text: `Do this only if ${isolateName(name)} has lost both their phone and their recovery codes, and only after you have confirmed that the request really comes from ${isolateName(name)}. After that, a password is enough to sign in. We will email ${isolateName(name)} about the change.`,
  confirmLabel: 'Turn off',
  action: { kind: 'turn-off-two-step', id },
});

const confirmDisable = ({ id, name }: StaffMember): Confirmation => ({
  title: `Disable the account of ${isolateName(name)}?`,
  text: `${isolateName(name)} is signed out right away and can no longer sign in. Posts stay as they are, and text that was not saved stays on the device where it was written. You can enable the account again at any time.`,
  confirmLabel: 'Disable account',
  action: { kind: 'disable', id },
});
