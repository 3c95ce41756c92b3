// What the site learns about its visitors, as a policy to read.
export { PrivacyScreen } from './PrivacyScreen/PrivacyScreen';
