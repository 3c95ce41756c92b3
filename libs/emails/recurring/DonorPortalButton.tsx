import { EmailButton } from '../layout/EmailButton.tsx';
import { Paragraph } from '../layout/Paragraph.tsx';

/** The donor portal's button, with what its link allows. */
export function DonorPortalButton({ href, children }: { href: string; children: string }) {
  return (
    <>
      <EmailButton href={href}>{children}</EmailButton>
      <Paragraph>
        The link works without a password, so please keep it private. You can change, pause or stop your gift
        there at any time.
      </Paragraph>
    </>
  );
}
