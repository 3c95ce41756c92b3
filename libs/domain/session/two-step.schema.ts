import { object, string } from 'yup';
import type { InferType } from 'yup';
import { integer, list, record, text, timestampOrNull } from '../validation/response-fields.ts';
import { PASSWORD_MAX_BYTES } from './login.schema.ts';
import { CODE_MAX, parseSignInCode } from './two-step.rules.ts';

const currentPasswordField = () =>
  string().required('Current password is required.').max(PASSWORD_MAX_BYTES, 'Password is too long.');

function codeField() {
  return string()
    .required('Code is required.')
    .max(CODE_MAX, 'Code is too long.')
    .test('code', 'This code is incomplete or has a typo.', (code) =>
      code === undefined ? true : parseSignInCode(code) !== undefined,
    );
}

/** Body of `POST /api/account/two-step/start/`. */
export const startTwoStepSchema = object({ current_password: currentPasswordField() });
export type StartTwoStepForm = InferType<typeof startTwoStepSchema>;

/** Body of `POST /api/account/two-step/confirm/`, and the second form of the login page. */
export const codeSchema = object({ code: codeField() });
export type CodeForm = InferType<typeof codeSchema>;

/** Body of `POST /api/account/two-step/turn-off/` and `…/recovery-codes/`. */
export const changeTwoStepSchema = object({ current_password: currentPasswordField(), code: codeField() });
export type ChangeTwoStepForm = InferType<typeof changeTwoStepSchema>;

/** Response of `GET /api/account/two-step/`. */
export const twoStepResponse = record({
  turned_on_at: timestampOrNull('Null when two-step sign-in is off.'),
  recovery_codes_left: integer('Recovery codes that were not used yet.'),
});
export type TwoStep = InferType<typeof twoStepResponse>;

/** Response of `POST /api/account/two-step/start/`; two-step sign-in is on once a code confirms it. */
export const twoStepSetupResponse = record({
  secret: text('Base32, for typing into an authenticator app.'),
  url: text('`otpauth:` URL, for a QR code.'),
});
export type TwoStepSetup = InferType<typeof twoStepSetupResponse>;

/** The only response that ever contains the recovery codes. */
export const recoveryCodesResponse = record({ recovery_codes: list(text(), 'Each works once.') });
export type RecoveryCodes = InferType<typeof recoveryCodesResponse>;
