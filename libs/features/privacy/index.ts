export { PrivacyScreen } from './PrivacyScreen/PrivacyScreen';
