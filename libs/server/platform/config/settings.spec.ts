import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SettingsError } from './settings-reader.ts';
import { readSettings } from './settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'paniscus-settings-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const production = {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: 'postgres://site@db.example/site',
  JWT_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PRINTIFY_TOKEN: 'token_1',
  PRINTIFY_SHOP_ID: '17',
  PRINTIFY_WEBHOOK_SECRET: 'secret_1',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Site <info@site.example>',
};
const getErrorMessage = (environment: Record<string, string | undefined>) => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return 'no error';
};

describe('settings', () => {
  it('need no environment variables for the sandbox', () => {
    const settings = readSettings({ DATA_DIR: dataDir });

    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      isSandbox: true,
    });
    expect(settings.stripe.apiBase).toBe('http://127.0.0.1:4010');
    expect(settings.printify.apiBase).toBe('http://127.0.0.1:4010');
    expect(settings.videos).toMatchObject({ playerOrigin: 'http://127.0.0.1:4010', hasSamples: true });
    expect(settings.mail.smtpUrl).toBe('smtp://127.0.0.1:4011');
  });

  it.each([
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['LOG_LEVEL', 'loud'],
    ['STRIPE_API_BASE', 'nowhere'],
  ])('are rejected with the name of an invalid variable: %s=%s', (name, value) => {
    expect(getErrorMessage({ DATA_DIR: dataDir, [name]: value })).toContain(name);
  });

  it.each(['127.0.0.1', '10.0.0.0/8, fd00::/8', '10.0.0.0/255.0.0.0', 'loopback, uniquelocal'])(
    'accept trusted proxies as IPs, ranges or named groups: %s',
    (list) => {
      expect(getErrorMessage({ DATA_DIR: dataDir, TRUST_PROXY: list })).toBe('no error');
    },
  );

  it('store the generated sandbox secret, so that a restart signs nobody out', () => {
    const first = readSettings({ DATA_DIR: dataDir }).jwtSecret;

    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readSettings({ DATA_DIR: dataDir }).jwtSecret).toBe(first);
  });

  it('enable analytics only when both script URL and site id are set', () => {
    const service = { ANALYTICS_SCRIPT_URL: 'https://count.example/script.js', ANALYTICS_SITE_ID: 'site-1' };

    expect(readSettings({ DATA_DIR: dataDir }).analytics).toBeUndefined();
    expect(readSettings({ DATA_DIR: dataDir, ...service }).analytics).toEqual({
      scriptUrl: 'https://count.example/script.js',
      siteId: 'site-1',
    });
    expect(getErrorMessage({ DATA_DIR: dataDir, ...service, ANALYTICS_SITE_ID: undefined })).toContain(
      'ANALYTICS_SITE_ID is required with ANALYTICS_SCRIPT_URL',
    );
    expect(getErrorMessage({ DATA_DIR: dataDir, ...service, ANALYTICS_SCRIPT_URL: '' })).toContain(
      'ANALYTICS_SCRIPT_URL is required with ANALYTICS_SITE_ID',
    );
  });

  it('contain no sandbox services in production', () => {
    const settings = readSettings(production);

    expect(settings.isSandbox).toBe(false);
    expect(settings.stripe.apiBase).toBeUndefined();
    expect(settings.printify.apiBase).toBe('https://api.printify.com');
    expect(settings.videos).toMatchObject({
      playerOrigin: 'https://www.youtube-nocookie.com',
      hasSamples: false,
    });
  });

  it.each([
    ['JWT_SECRET', undefined],
    ['JWT_SECRET', 'short'],
    ['DATABASE_URL', undefined],
    ['STRIPE_SECRET_KEY', undefined],
    ['STRIPE_SECRET_KEY', 'sk_test_1'],
    ['STRIPE_SECRET_KEY', 'sk_live_sandbox'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_sandbox'],
    ['PRINTIFY_TOKEN', undefined],
    ['PRINTIFY_TOKEN', 'printify_token_sandbox'],
    ['PRINTIFY_SHOP_ID', undefined],
    ['PRINTIFY_WEBHOOK_SECRET', 'printify_secret_sandbox'],
    ['PRINTIFY_API_BASE', 'ftp://prints.example'],
    ['SMTP_URL', undefined],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'paniscus.example'],
    ['SANDBOX', 'perhaps'],
  ])('prevent a production server from starting with %s = %s and name the variable', (name, value) => {
    expect(getErrorMessage({ ...production, [name]: value })).toContain(name);
  });

  it('report all errors at once', () => {
    const message = getErrorMessage({ NODE_ENV: 'production' });

    for (const name of ['JWT_SECRET', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'DATABASE_URL'])
      expect(message).toContain(name);
  });

  it('allow test keys and the embedded database when explicitly enabled', () => {
    const settings = readSettings({
      ...production,
      STRIPE_SECRET_KEY: 'sk_test_1',
      ALLOW_TEST_KEYS: '1',
      DATABASE_URL: undefined,
      ALLOW_EMBEDDED_DATABASE: '1',
    });

    expect(settings.databaseUrl).toBeUndefined();
  });
});
