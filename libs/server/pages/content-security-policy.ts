import { createHash } from 'node:crypto';

type Sources = Record<string, readonly string[]>;

/** Stripe's own wallet, which opens in a frame or a window. */
const LINK = ['https://link.com', 'https://*.link.com'];

/** Origins of Stripe's script, frames and calls: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE: Sources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com', ...LINK],
  'connect-src': ['https://api.stripe.com', ...LINK],
  'img-src': ['https://*.stripe.com', 'https://*.link.com'],
};

export const buildVideoSources = (playerOrigin: string): Sources => ({ 'frame-src': [playerOrigin] });

/** Sources for pages with a card form: Stripe's, or the sandbox's when it is configured. */
export function buildPaymentSources(scriptUrl: string): Sources {
  const { origin } = new URL(scriptUrl);
  if (origin === 'https://js.stripe.com') return STRIPE;
  return { 'script-src': [origin], 'frame-src': [origin], 'connect-src': [origin] };
}

export function buildAnalyticsSources(scriptUrl: string): Sources {
  const { origin, pathname } = new URL(scriptUrl);
  // `;` and `,` are delimiters in a policy and may occur in a URL.
  const script = origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
  return { 'script-src': [script], 'connect-src': [origin] };
}

/** Joins several sets of sources. */
export function joinSources(sets: readonly Sources[]): Sources {
  const names = new Set(sets.flatMap((set) => Object.keys(set)));
  return Object.fromEntries([...names].map((name) => [name, sets.flatMap((set) => set[name] ?? [])]));
}

const PAGE: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Emotion injects style elements at runtime.
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

/** Builds the Content Security Policy of a page: inline scripts are allowed by hash only. */
export function buildContentSecurityPolicy(html: string, extra: Sources = {}): string {
  const hashes = findInlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return Object.entries(PAGE)
    .map(([name, defaults]) => {
      const added = [...(name === 'script-src' ? new Set(hashes) : []), ...(extra[name] ?? [])];
      const remaining = added.length > 0 ? defaults.filter((source) => source !== "'none'") : defaults;
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
      // Data blocks are never executed, so they need no hash.
      .filter(({ attributes }) => !/ src=| type="application\/ld\+json"/.test(attributes))
      .map(({ attributes, rest }) => rest.slice(attributes.length + 1, rest.indexOf('</script>')))
  );
}
