// Writing to the organisation: a form that opens the visitor's own mail program, and sends nothing.
export { ContactScreen } from './ContactScreen/ContactScreen';
export type { ContactState } from './ContactScreen/ContactScreen';
