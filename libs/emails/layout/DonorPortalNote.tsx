import { LinkNote } from './LinkNote.tsx';

type DonorPortalNoteProps = {
  href: string;
  /** Text before the note. */
  children?: string;
};

const NOTE =
  'You have your own page with all your gifts and receipts. You can change or stop recurring gifts there without a password. Anyone who has the link can do the same, so please keep it private.';

/** States that the donor portal exists, and links to it. */
export function DonorPortalNote({ href, children }: DonorPortalNoteProps) {
  return (
    <LinkNote text={children === undefined ? NOTE : `${children} ${NOTE}`} label="Your gifts" href={href} />
  );
}
