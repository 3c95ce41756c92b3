import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { roleSchema } from '@paniscus/domain/session';
import type { RoleForm, StaffMember } from '@paniscus/domain/session';
import { isolateName } from '@paniscus/domain/text';
import { firstFailureResolver, Form, ModalDialog, SubmitButton } from '@paniscus/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { RoleField } from './RoleField';
import type { StaffAction } from './staff-screen.types';

interface RoleDialogProps {
  /** Whose role is changed. */
  member: StaffMember;
  onSave: (action: StaffAction) => void;
  onClose: () => void;
}

const resolver = firstFailureResolver(yupResolver(roleSchema), ['role']);

/** Changes what a person may do. */
export function RoleDialog({ member, onSave, onClose }: RoleDialogProps) {
  const formId = useId();
  const form = useForm<RoleForm>({ defaultValues: { role: member.role }, resolver });
  const title = `Change the role of ${isolateName(member.name)}`;
  const submit = ({ role }: RoleForm) =>
    role === member.role ? onClose() : onSave({ kind: 'role', id: member.id, role });
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <SubmitButton form={formId}>Save role</SubmitButton>
    </>
  );
  return (
    <ModalDialog open title={title} onClose={onClose} actions={actions}>
      <Form id={formId} form={form} label={title} onSubmit={submit}>
        <RoleField hint="The new role applies right away." />
      </Form>
    </ModalDialog>
  );
}
