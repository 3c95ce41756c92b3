import { object, string } from 'yup';
import type { InferType } from 'yup';
import { emailField, nameField } from '../validation/fields.ts';
import { INVALID_EMAIL } from '../validation/messages.ts';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from './login.schema.ts';
import { STAFF_ROLES } from './session.types.ts';

/** Longer emails do not fit into the username of the account. */
const INVITED_EMAIL_MAX = 150;

function newPasswordField() {
  return string()
    .required('Password is required.')
    .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters.`)
    .max(PASSWORD_MAX_BYTES, 'Password is too long.');
}

function roleField() {
  return string()
    .oneOf([...STAFF_ROLES], 'Choose a role.')
    .required('Choose a role.');
}

/** Body of `POST /api/staff/`. */
export const inviteSchema = object({
  email: emailField().max(INVITED_EMAIL_MAX, INVALID_EMAIL),
  role: roleField(),
});
export type InviteForm = InferType<typeof inviteSchema>;

/** Body of `POST /api/staff/{id}/role/`. */
export const roleSchema = object({ role: roleField() });
export type RoleForm = InferType<typeof roleSchema>;

/** Body of `POST /api/invitations/{token}/`. */
export const acceptInvitationSchema = object({ name: nameField('Name'), password: newPasswordField() });
export type AcceptInvitationForm = InferType<typeof acceptInvitationSchema>;

/** Body of `POST /api/password-reset/`. The response is the same whether or not the email address is known. */
export const requestPasswordResetSchema = object({ email: emailField() });
export type RequestPasswordResetForm = InferType<typeof requestPasswordResetSchema>;

/** Body of `POST /api/password-reset/{token}/`. */
export const resetPasswordSchema = object({ password: newPasswordField() });
export type ResetPasswordForm = InferType<typeof resetPasswordSchema>;

function currentPasswordField() {
  return string().required('Current password is required.').max(PASSWORD_MAX_BYTES, 'Password is too long.');
}

/** Body of `POST /api/account/email/`. */
export const changeEmailSchema = object({ email: emailField(), current_password: currentPasswordField() });
export type ChangeEmailForm = InferType<typeof changeEmailSchema>;

/** Body of `POST /api/account/email/confirm/`. */
export const confirmEmailSchema = object({
  token: string().required('Token is required.').max(100, 'Invalid token.'),
});
export type ConfirmEmailRequest = InferType<typeof confirmEmailSchema>;

/** Body of `POST /api/account/password/`. */
export const changePasswordSchema = object({
  current_password: currentPasswordField(),
  new_password: newPasswordField().test(
    'differs',
    'Choose a password other than your current one.',
    (password, { parent }) => password !== (parent as { current_password?: string }).current_password,
  ),
});
export type ChangePasswordForm = InferType<typeof changePasswordSchema>;
