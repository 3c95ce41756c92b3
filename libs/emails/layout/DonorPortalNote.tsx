import { LinkNote } from './LinkNote.tsx';

/** States that the donor portal exists, and links to it. */
export function DonorPortalNote({ href }: { href: string }) {
  return (
    <LinkNote
      text="You have your own page with all your gifts and receipts. You can change or stop recurring gifts there without a password. Anyone who has the link can do the same, so please keep it private."
      label="Your gifts"
      href={href}
    />
  );
}
