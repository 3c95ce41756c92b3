import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ActionResult, AdminTable, EmptyState, ProcessingBackdrop, useShownResult } from '@paniscus/ui';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import type { Confirmation } from './ConfirmDialog';
import { InviteDialog } from './InviteDialog';
import { RoleDialog } from './RoleDialog';
import { getStaffColumns } from './staff-columns';
import type { StaffMember } from '@paniscus/domain/session';
import type { ListedStaff, StaffAction } from './staff-screen.types';

interface StaffListProps {
  state: ListedStaff;
  onAction: (action: StaffAction) => Promise<boolean>;
}

type OpenDialog =
  { kind: 'invite' } | { kind: 'role'; member: StaffMember } | ({ kind: 'confirm' } & Confirmation);

/** Table of the accounts, with the dialogs of its actions. */
export function StaffList({ state, onAction }: StaffListProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const result = useShownResult(onAction);
  const open = (opened: OpenDialog | undefined) => {
    result.forget();
    setDialog(opened);
  };
  const close = () => open(undefined);
  const run = (action: StaffAction) => {
    close();
    void result.act(action);
  };
  const sendInvitation = async (action: StaffAction): Promise<void> => {
    if (await result.act(action)) setDialog(undefined);
  };
  const isInviting = dialog?.kind === 'invite';
  const isProcessing = state.kind === 'processing';
  const invite = <Button onClick={() => open({ kind: 'invite' })}>Invite a person</Button>;
  const columns = getStaffColumns({
    ownId: state.ownId,
    onAction: run,
    onConfirm: (confirmation) => open({ kind: 'confirm', ...confirmation }),
    onChangeRole: (member) => open({ kind: 'role', member }),
  });
  const isAlone = state.members.length < 2;
  return (
    <>
      {isInviting || !result.isShown ? null : <ActionResult state={state} />}
      {isAlone ? null : <Box>{invite}</Box>}
      <AdminTable label="Staff" columns={columns} rows={state.members} getRowKey={({ id }) => id} />
      {isAlone ? (
        <EmptyState word="yes" title="You are the only staff member." action={invite}>
          Invite the people you work with. Each person gets their own account, so you can see who changed
          what.
        </EmptyState>
      ) : null}
      {isInviting ? (
        <InviteDialog
          isSending={isProcessing}
          problem={state.kind === 'refused' && result.isShown ? state.message : undefined}
          onInvite={sendInvitation}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'role' ? <RoleDialog member={dialog.member} onSave={run} onClose={close} /> : null}
      {dialog?.kind === 'confirm' ? (
        <ConfirmDialog {...dialog} onConfirm={() => run(dialog.action)} onClose={close} />
      ) : null}
      <ProcessingBackdrop open={isProcessing && !isInviting} label="Processing..." />
    </>
  );
}
