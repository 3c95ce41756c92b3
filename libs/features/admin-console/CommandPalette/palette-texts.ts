import type { StaffRole } from '@paniscus/domain/session';

type PaletteTexts = {
  /** What the text field finds. */
  label: string;
  /** What could not be searched. */
  failed: string;
};

const FOR_ADMINS: PaletteTexts = {
  label: 'Page, action, order, donation or post',
  failed: 'Orders, donations and posts could not be searched. Try again in a moment.',
};
const FOR_WRITERS: PaletteTexts = {
  label: 'Page, action or post',
  failed: 'Posts could not be searched. Try again in a moment.',
};

/** Names only what the role can find: orders and donations are for administrators. */
export const getPaletteTexts = (role: StaffRole): PaletteTexts =>
  role === 'admin' ? FOR_ADMINS : FOR_WRITERS;
