export {
  loginSchema,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN,
  refreshSchema,
  USERNAME_MAX,
} from './login.schema.ts';
export type { LoginForm } from './login.schema.ts';
export { STORAGE_KEYS } from './session.types.ts';
export type { StaffRole } from './session.types.ts';
export { tokenPairResponse } from './token-response.schema.ts';
export type { TokenPair } from './token-response.schema.ts';
