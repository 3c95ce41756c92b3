import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { findSettingsError } from './testing/settings-error.ts';

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

/** Invalid values of every setting, with the form that the message names. */
const INVALID: Record<string, { values: string[]; form: string }> = {
  PORT: { values: ['abc', '70000', '-1', '80.5'], form: 'an integer from 0 to 65535' },
  HOST: { values: ['http://localhost', 'a b'], form: 'an IP address or a host name' },
  PUBLIC_URL: {
    values: ['paniscus.example', 'ftp://paniscus.example', 'https://'],
    form: 'an http or https URL',
  },
  TRUST_PROXY: { values: ['everybody', '10.0.0.0/99', '0.0.0.0/0'], form: 'IP addresses or ranges' },
  KEEP_ALIVE_S: { values: ['soon', '0'], form: 'an integer from 1 to 600' },
  LOG_LEVEL: { values: ['loud'], form: 'one of fatal, error' },
  DESIGN_DOCS: { values: ['maybe'], form: '1 or 0' },
  DATABASE_URL: {
    values: ['mysql://db.example/site', 'db.example'],
    form: 'postgres://user:password@host/name',
  },
  DATA_DIR: { values: ['/dev/null/data'], form: 'a folder that can be created' },
  JWT_SECRET: { values: ['short'], form: '32 bytes or more' },
  STRIPE_SECRET_KEY: { values: ['pk_live_1'], form: 'start with sk_ or rk_' },
  STRIPE_PUBLISHABLE_KEY: { values: ['sk_live_1'], form: 'start with pk_' },
  STRIPE_WEBHOOK_SECRET: { values: ['sk_live_1'], form: 'start with whsec_' },
  STRIPE_API_BASE: { values: ['nowhere'], form: 'an http or https URL' },
  PRINTIFY_SHOP_ID: { values: ['my shop'], form: 'a number' },
  PRINTIFY_API_BASE: { values: ['ftp://prints.example'], form: 'an http or https URL' },
  VIDEO_API_BASE: { values: ['videos'], form: 'an http or https URL' },
  SMTP_URL: { values: ['mail.example', 'https://mail.example'], form: 'smtps://user:password@host:465' },
  MAIL_FROM: {
    values: [
      'Site',
      'A <a@site.example>, B <b@site.example>',
      'a@site.example, b@site.example',
      'A, B <a@site.example>',
    ],
    form: 'one name and one address',
  },
  RECONCILE_EVERY_S: { values: ['0'], form: 'an integer from 1 to 86400' },
  ORDER_HOLD_S: { values: ['-1'], form: 'an integer from 0 to 86400' },
  RECONCILE_AFTER_S: { values: ['-1'], form: 'an integer from 0 to 86400' },
  JOB_RETRY_S: { values: ['x'], form: 'an integer from 1 to 3600' },
  SANDBOX: { values: ['perhaps'], form: '1 or 0' },
  SANDBOX_PORT: { values: ['abc', '65535'], form: 'an integer from 1 to 65533' },
};
/** Settings for which any text is valid. */
const FREE = ['WEB_DIR', 'PRINTIFY_TOKEN', 'PRINTIFY_WEBHOOK_SECRET', 'VIDEO_API_KEY', 'ANALYTICS_SITE_ID'];
/** Valid together only. */
const OF_BUCKET = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map(
  (name) => `MEDIA_S3_${name}`,
);
const SECRET = /SECRET|TOKEN|KEY|SHOP_ID|DATABASE_URL|SMTP_URL/;

describe('invalid settings', () => {
  const cases = Object.entries(INVALID).flatMap(([name, { values, form }]) =>
    values.map((value) => ({ name, value, form })),
  );

  it.each(cases)('$name=$value is reported in one line with its right form', ({ name, value, form }) => {
    const message = findSettingsError({ DATA_DIR: dataDir, [name]: value }) ?? '';

    const [, line = '', ...others] = message.split('\n  ');
    expect(line).toMatch(new RegExp(`^${name} must `));
    expect(line).toContain(form);
    if (!SECRET.test(name)) expect(line).toContain(value.split(',')[0]);
    else expect(line).not.toContain(value);
    expect(others).toEqual([]);
  });

  it('are tried for every setting that docs/settings.md lists before those of tools', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../../docs/settings.md'), 'utf8');
    const [sections = ''] = docs.split('## Production');
    const documented = [...sections.matchAll(/^\| `([A-Z\d_]+)`/gm)].map(([, name = '']) => name);
    const ofSandbox = ['SANDBOX_FIXED_TIME', 'STRIPE_WEBHOOK_URL', 'PRINTIFY_WEBHOOK_URL'];

    const known = [...Object.keys(INVALID), ...FREE, ...ofSandbox, 'ANALYTICS_SCRIPT_URL', ...OF_BUCKET];
    expect(documented.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !documented.includes(name))).toEqual([]);
  });
});

it.each([
  'Site <info@site.example>',
  'info@site.example',
  '"Site, Inc." <info@site.example>',
  'Ünï <a@b.example>',
])('the sender %s is valid', (sender) => {
  expect(findSettingsError({ DATA_DIR: dataDir, MAIL_FROM: sender })).toBeUndefined();
});

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
    [{}, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
    [{ PUBLIC_URL: 'https://localhost.example.org' }, false],
    [{ PUBLIC_URL: 'https://bonobos.example.org' }, false],
    [{ PUBLIC_URL: 'https://bonobos.example.org', SMTP_URL: 'smtps://mail.example.org' }, true],
  ])('confirm email addresses where emails reach people: %j', (environment, hasMailServer) => {
    expect(readSettings({ DATA_DIR: dataDir, ...environment })).toMatchObject({ hasMailServer });
  });

  it.each(['127.0.0.1', '10.0.0.0/8, fd00::/8', '10.0.0.0/255.0.0.0', 'loopback, uniquelocal'])(
    'accept trusted proxies as IPs, ranges or named groups: %s',
    (list) => {
      expect(findSettingsError({ DATA_DIR: dataDir, TRUST_PROXY: list })).toBeUndefined();
    },
  );

  it('store the generated sandbox secret, so that a restart signs nobody out', () => {
    const first = readSettings({ DATA_DIR: dataDir }).jwtSecret;

    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readSettings({ DATA_DIR: dataDir }).jwtSecret).toBe(first);
  });

  it('hash passwords at the cost that OWASP recommends', () => {
    const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

    expect(readSettings({ DATA_DIR: dataDir }).passwordCost).toEqual(cost);
  });

  it('enable analytics only when both script URL and site id are set', () => {
    const service = { ANALYTICS_SCRIPT_URL: 'https://count.example/script.js', ANALYTICS_SITE_ID: 'site-1' };

    expect(readSettings({ DATA_DIR: dataDir }).analytics).toBeUndefined();
    expect(readSettings({ DATA_DIR: dataDir, ...service }).analytics).toEqual({
      scriptUrl: 'https://count.example/script.js',
      siteId: 'site-1',
    });
    expect(findSettingsError({ DATA_DIR: dataDir, ...service, ANALYTICS_SITE_ID: undefined })).toContain(
      'ANALYTICS_SITE_ID is required with ANALYTICS_SCRIPT_URL',
    );
    expect(findSettingsError({ DATA_DIR: dataDir, ...service, ANALYTICS_SCRIPT_URL: '' })).toContain(
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
    expect(findSettingsError({ ...production, [name]: value })).toContain(name);
  });

  it('report all errors at once', () => {
    const message = findSettingsError({ NODE_ENV: 'production' });

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
