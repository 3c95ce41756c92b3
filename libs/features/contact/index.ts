export { ContactScreen } from './ContactScreen/ContactScreen';
export type { ContactState } from './ContactScreen/ContactScreen';
