import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  joinSources,
  buildAnalyticsSources,
  buildContentSecurityPolicy,
  buildPaymentSources,
  buildVideoSources,
} from './content-security-policy.ts';

const findDirective = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));
const toHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const videoSources = buildVideoSources('https://www.youtube-nocookie.com');

describe('content security policy', () => {
  it('allows inline scripts by hash and files of this site', () => {
    const html =
      '<script>one()</script><script src="/assets/x.js" defer></script><script type="module">two()</script>';

    const policy = buildContentSecurityPolicy(html);

    expect(findDirective(policy, 'script-src')).toBe(
      `script-src 'self' ${toHash('one()')} ${toHash('two()')}`,
    );
    expect(policy).not.toContain('unsafe-eval');
  });

  it('contains no hash of JSON-LD, which is never executed', () => {
    const html = '<script type="application/ld+json">{"@type":"NGO"}</script>';

    expect(findDirective(buildContentSecurityPolicy(html), 'script-src')).toBe("script-src 'self'");
  });

  it("allows the keyboard's sounds, manifest and service worker from this site only", () => {
    const policy = buildContentSecurityPolicy('<p></p>');

    for (const name of ['connect-src', 'media-src', 'manifest-src', 'worker-src'])
      expect(findDirective(policy, name)).toBe(`${name} 'self'`);
  });

  it('allows no other origins', () => {
    const policy = buildContentSecurityPolicy('<p></p>');

    expect(findDirective(policy, 'frame-src')).toBe("frame-src 'none'");
    expect(findDirective(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(findDirective(policy, 'object-src')).toBe("object-src 'none'");
    expect(findDirective(policy, 'base-uri')).toBe("base-uri 'none'");
    expect(findDirective(policy, 'form-action')).toBe("form-action 'self'");
  });

  it('allows the payment provider and its wallet Link on pages that request it', () => {
    const policy = buildContentSecurityPolicy('', buildPaymentSources('https://js.stripe.com/'));

    expect(findDirective(policy, 'script-src')).toContain('https://js.stripe.com');
    expect(findDirective(policy, 'frame-src')).toBe(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://link.com https://*.link.com',
    );
    expect(findDirective(policy, 'connect-src')).toBe(
      "connect-src 'self' https://api.stripe.com https://link.com https://*.link.com",
    );
  });

  it("allows only the video player's frame on pages with videos", () => {
    const policy = buildContentSecurityPolicy('', videoSources);

    expect(findDirective(policy, 'frame-src')).toBe('frame-src https://www.youtube-nocookie.com');
    expect(policy.split('youtube')).toHaveLength(2);
  });

  it('combines analytics with the video player', () => {
    const analytics = buildAnalyticsSources('https://count.example/script.js');

    const policy = buildContentSecurityPolicy('', joinSources([videoSources, analytics]));

    expect(findDirective(policy, 'connect-src')).toBe("connect-src 'self' https://count.example");
    expect(findDirective(policy, 'script-src')).toBe("script-src 'self' https://count.example/script.js");
    expect(findDirective(policy, 'frame-src')).toBe('frame-src https://www.youtube-nocookie.com');
  });

  it('allows a single analytics script and escapes delimiters in its URL', () => {
    const policy = buildContentSecurityPolicy(
      '',
      buildAnalyticsSources('https://count.example/a;b,c/script.js?v=2'),
    );

    expect(findDirective(policy, 'script-src')).toBe(
      "script-src 'self' https://count.example/a%3Bb%2Cc/script.js",
    );
    expect(findDirective(policy, 'connect-src')).toBe("connect-src 'self' https://count.example");
  });

  it('allows the sandbox instead of the payment provider when it is configured', () => {
    const policy = buildContentSecurityPolicy('', buildPaymentSources('http://127.0.0.1:4010/v3/'));

    expect(findDirective(policy, 'frame-src')).toBe('frame-src http://127.0.0.1:4010');
    expect(policy).not.toContain('stripe.com');
  });
});
