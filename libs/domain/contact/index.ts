export { contactFields, contactSchema } from './contact.schema.ts';
export type { ContactForm } from './contact.schema.ts';
export { buildEmail, buildMailto } from './contact-message.rules.ts';
export type { ContactMessage } from './contact-message.rules.ts';
