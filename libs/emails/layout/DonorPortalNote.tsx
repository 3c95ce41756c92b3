import { LinkNote } from './LinkNote.tsx';

/** States that the donor portal exists, and links to it. */
export function DonorPortalNote({ href }: { href: string }) {
  return (
    <LinkNote
      text="All your gifts and receipts stand on a page of your own, and there you change or stop monthly gifts without a password. Whoever has its link can do so: keep it to yourself."
      label="Your gifts"
      href={href}
    />
  );
}
