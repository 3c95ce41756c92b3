import { object, string } from 'yup';
import type { InferType } from 'yup';
import { CODE_MAX } from './two-step.rules.ts';

/** Longer passwords are rejected before hashing. */
export const PASSWORD_MAX_BYTES = 1024;
export const PASSWORD_MIN = 10;
export const USERNAME_MAX = 150;

export const loginSchema = object({
  username: string().required('Username is required.').max(USERNAME_MAX, 'Username is too long.'),
  password: string().required('Password is required.').max(PASSWORD_MAX_BYTES, 'Password is too long.'),
  /** Six digits or a recovery code, for accounts with two-step sign-in. */
  code: string().max(CODE_MAX, 'Code is too long.'),
});

export type LoginForm = InferType<typeof loginSchema>;

export const refreshSchema = object({
  refresh: string().required('Refresh token is required.').max(200, 'Refresh token is too long.'),
});
