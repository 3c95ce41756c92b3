export { AdminOnlyScreen } from './AdminOnlyScreen/AdminOnlyScreen';
export { LoginScreen } from './LoginScreen/LoginScreen';
export type { LoginState } from './LoginScreen/LoginScreen';
export { LogoutScreen } from './LogoutScreen/LogoutScreen';
