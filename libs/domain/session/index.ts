export { accountResponse, staffSessionListResponse } from './account-response.schema.ts';
export type { Account, StaffSession } from './account-response.schema.ts';
export { AUDIT_ACTIONS, isAuditAction } from './audit.data.ts';
export type { AuditAction } from './audit.data.ts';
export { auditListResponse } from './audit-response.schema.ts';
export type { AuditEvent } from './audit-response.schema.ts';
export {
  loginSchema,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN,
  refreshSchema,
  USERNAME_MAX,
} from './login.schema.ts';
export type { LoginForm } from './login.schema.ts';
export { canEditPost } from './permissions.ts';
export { ROLE_DESCRIPTIONS, ROLE_LABELS } from './roles.data.ts';
export {
  filterNameSchema,
  SAVED_FILTERS_MAX,
  savedFilterListResponse,
  savedFilterResponse,
  savedFilterSchema,
} from './saved-filter.schema.ts';
export type { FilteredList, FilterNameForm, SavedFilter, SavedFilterForm } from './saved-filter.schema.ts';
export { STAFF_ROLES, STORAGE_KEYS } from './session.types.ts';
export type { StaffRole } from './session.types.ts';
export {
  acceptInvitationSchema,
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  inviteSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  roleSchema,
} from './staff.schema.ts';
export type {
  AcceptInvitationForm,
  ChangeEmailForm,
  ChangePasswordForm,
  ConfirmEmailRequest,
  InviteForm,
  RequestPasswordResetForm,
  ResetPasswordForm,
  RoleForm,
} from './staff.schema.ts';
export { invitationResponse, staffListResponse, staffMemberResponse } from './staff-response.schema.ts';
export type { Invitation, StaffMember } from './staff-response.schema.ts';
export { tokenPairResponse } from './token-response.schema.ts';
export type { TokenPair } from './token-response.schema.ts';
export { NOTIFICATIONS_ANCHOR } from './notifications.data.ts';
export type { NotificationTopic } from './notifications.data.ts';
export {
  notificationsFormSchema,
  notificationsResponse,
  notificationsSchema,
  toNotificationsForm,
  toNotificationsRequest,
} from './notifications.schema.ts';
export type { Notifications, NotificationsForm, NotificationsRequest } from './notifications.schema.ts';
export {
  CODE_MAX,
  formatInGroups,
  parseSignInCode,
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  SIGN_IN_PROBLEMS,
} from './two-step.rules.ts';
export type { SignInCode } from './two-step.rules.ts';
export {
  changeTwoStepSchema,
  codeSchema,
  recoveryCodesResponse,
  startTwoStepSchema,
  twoStepResponse,
  twoStepSetupResponse,
} from './two-step.schema.ts';
export type {
  ChangeTwoStepForm,
  CodeForm,
  RecoveryCodes,
  StartTwoStepForm,
  TwoStep,
  TwoStepSetup,
} from './two-step.schema.ts';
