import { createHash } from 'node:crypto';
import { VIDEO_PLAYER_ORIGIN } from '@paniscus/domain';

type Sources = Record<string, readonly string[]>;

/** Where the payment provider's script, frames and calls come from (its own documentation names these hosts). */
const STRIPE: Sources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

/** Where the players of films come from, once somebody presses Play. */
export const VIDEO_SOURCES: Sources = { 'frame-src': [VIDEO_PLAYER_ORIGIN] };

/** The hosts that a page with the card form lets in: the provider's, or the stand-in's where one serves. */
export function buildPaymentSources(scriptUrl: string): Sources {
  const { origin } = new URL(scriptUrl);
  if (origin === 'https://js.stripe.com') return STRIPE;
  return { 'script-src': [origin], 'frame-src': [origin], 'connect-src': [origin] };
}

/** What a page which counts visits lets in: the one script of the host that counts, and what is told to that host. */
export function buildAnalyticsSources(scriptUrl: string): Sources {
  const { origin, pathname } = new URL(scriptUrl);
  // Both signs end something in a policy, and an address may hold them.
  const script = origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
  return { 'script-src': [script], 'connect-src': [origin] };
}

/** What several services need, together. */
export function allSources(parts: readonly Sources[]): Sources {
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries([...names].map((name) => [name, parts.flatMap((part) => part[name] ?? [])]));
}

const PAGE: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Emotion writes style elements while the page is used.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'frame-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/** The Content Security Policy of a page: no inline script runs but those that are in it now, by their hashes. */
export function buildContentSecurityPolicy(html: string, extra: Sources = {}): string {
  const hashes = findInlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return Object.entries(PAGE)
    .map(([name, own]) => {
      const added = [...(name === 'script-src' ? new Set(hashes) : []), ...(extra[name] ?? [])];
      const remaining = added.length > 0 ? own.filter((source) => source !== "'none'") : own;
      return [name, ...remaining, ...added].join(' ');
    })
    .join('; ');
}

function findInlineScripts(html: string): string[] {
  return (
    html
      .split('<script')
      .slice(1)
      .map((rest) => ({ attributes: rest.slice(0, rest.indexOf('>')), rest }))
      // A data block is read and never run, so nobody has to let it in.
      .filter(({ attributes }) => !/ src=| type="application\/ld\+json"/.test(attributes))
      .map(({ attributes, rest }) => rest.slice(attributes.length + 1, rest.indexOf('</script>')))
  );
}
