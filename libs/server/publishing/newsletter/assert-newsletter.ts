import { notFound } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';

/** Throws a 404 problem while the newsletter is off. */
export function assertNewsletter({ hasMailServer }: Settings): void {
  if (!hasMailServer) throw notFound('The newsletter is off until a mail server is set up.');
}
