import { LinkNote } from './LinkNote.tsx';

type DonorPortalNoteProps = {
  href: string;
  /** Whether a recurring gift has just ended, so that the donor may have none left to change. */
  isAfterEnd?: boolean;
  /** Text before the note. */
  children?: string;
};

const PAGE = 'You have your own page with all your gifts and receipts.';
const CHANGES =
  'You can change or stop recurring gifts there without a password. Anyone who has the link can do the same, so please keep it private.';
const RECEIPTS = 'It opens without a password for anyone who has the link, so please keep it private.';

/** States that the donor portal exists, and links to it. */
export function DonorPortalNote({ href, isAfterEnd = false, children }: DonorPortalNoteProps) {
  const text = [children, PAGE, isAfterEnd ? RECEIPTS : CHANGES].filter(Boolean).join(' ');
  return <LinkNote text={text} label="Your gifts" href={href} />;
}
