import { Island, NeedsScript } from '@paniscus/islands';
import type { RenderedIsland } from '@paniscus/islands';

/** A form around signing in, which needs JavaScript like the pages behind it. */
export function SignInForm({ island }: { island: RenderedIsland }) {
  return (
    <div>
      <NeedsScript>
        Signing in and the pages for staff need JavaScript, which is turned off in this browser.
      </NeedsScript>
      <Island island={island} hydrate="idle" />
    </div>
  );
}
