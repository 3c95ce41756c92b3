import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { organization } from '@paniscus/content';
import { VIDEO_PLAYER_ORIGIN } from '@paniscus/domain/videos';
import { readMediaS3Settings } from './media-s3-settings.ts';
import type { MediaS3Settings } from './media-s3-settings.ts';
import { PASSWORD_COST } from './password-cost.ts';
import type { PasswordCost } from './password-cost.ts';
import { SettingsReader } from './settings-reader.ts';
import { TIMEOUTS } from './timeouts.ts';
import type { Timeouts } from './timeouts.ts';

/** Settings from the environment, read once at startup. Names and defaults are documented in docs/settings.md. */
export type Settings = Readonly<{
  isProduction: boolean;
  isSandbox: boolean;
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Undefined: embedded PostgreSQL in dataDir. */
  databaseUrl: string | undefined;
  jwtSecret: string;
  stripe: Readonly<{
    secretKey: string;
    publishableKey: string;
    webhookSecret: string;
    apiBase: string | undefined;
    scriptUrl: string;
  }>;
  printify: Readonly<{ token: string; shopId: string; webhookSecret: string; apiBase: string }>;
  /** Without an API key the video service is not called, and videos have no descriptions. */
  videos: Readonly<{
    apiKey: string | undefined;
    apiBase: string;
    playerOrigin: string;
    /** Whether the library lists its sample videos, which only the sandbox can play. */
    hasSamples: boolean;
  }>;
  mail: Readonly<{ smtpUrl: string; from: string }>;
  /** False on a public site whose mail goes to the sandbox: a confirmation would reach nobody. */
  hasMailServer: boolean;
  /** Undefined: no analytics. */
  analytics: Readonly<{ scriptUrl: string; siteId: string }> | undefined;
  /** Bucket for uploaded pictures; undefined: dataDir. */
  mediaS3: MediaS3Settings | undefined;
  trustProxy: readonly string[];
  keepAliveMs: number;
  reconcileEveryS: number;
  reconcileAfterS: number;
  jobRetryS: number;
  /** How long a paid order waits before it is submitted, so that staff can still change it. */
  orderHoldS: number;
  webDir: string;
  /** Serves the static Storybook at `/design/`. */
  hasDesignDocs: boolean;
  logLevel: string;
  timeouts: Timeouts;
  passwordCost: PasswordCost;
}>;

type Environment = Record<string, string | undefined>;

const SECRET_BYTES = 32;
/** Only people at this computer can open it, who can also read the sandbox's mailbox. */
const LOCAL_SITE = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads and validates the environment. Throws SettingsError naming every invalid variable. */
export function readSettings(environment: Environment): Settings {
  const read = new SettingsReader(environment);
  const isProduction = environment.NODE_ENV === 'production';
  const isSandbox = read.flag('SANDBOX', !isProduction);
  const port = read.integer('PORT', 3000, 0, 65_535);
  const sandboxPort = read.integer('SANDBOX_PORT', 4010, 1, 65_533);
  const dataDir = read.folder('DATA_DIR', resolve(read.text('DATA_DIR', '.data')));
  const publicUrl = read.url('PUBLIC_URL', `http://localhost:${port}`).replace(/\/$/, '');
  const settings: Settings = {
    isProduction,
    isSandbox,
    port,
    host: read.host('HOST', '127.0.0.1'),
    publicUrl,
    dataDir,
    databaseUrl: read.database('DATABASE_URL'),
    jwtSecret: readJwtSecret(read, dataDir, isSandbox),
    ...readServiceSettings(read, isSandbox, sandboxPort),
    hasMailServer: read.optional('SMTP_URL') !== undefined || LOCAL_SITE.test(publicUrl),
    analytics: readAnalyticsSettings(read),
    mediaS3: readMediaS3Settings(read),
    trustProxy: read.proxies('TRUST_PROXY'),
    keepAliveMs: read.integer('KEEP_ALIVE_S', 5, 1, 600) * 1000,
    reconcileEveryS: read.integer('RECONCILE_EVERY_S', 60, 1, 86_400),
    reconcileAfterS: read.integer('RECONCILE_AFTER_S', 60, 0, 86_400),
    jobRetryS: read.integer('JOB_RETRY_S', 5, 1, 3600),
    orderHoldS: read.integer('ORDER_HOLD_S', 0, 0, 86_400),
    webDir: resolve(read.text('WEB_DIR', 'dist/web')),
    hasDesignDocs: read.flag('DESIGN_DOCS', false),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    timeouts: TIMEOUTS,
    passwordCost: PASSWORD_COST,
  };
  rejectUnsafeProduction(read, settings);
  read.finish();
  return settings;
}

/** External services; their defaults are the sandbox's. */
function readServiceSettings(
  read: SettingsReader,
  isSandbox: boolean,
  sandboxPort: number,
): Pick<Settings, 'stripe' | 'printify' | 'videos' | 'mail'> {
  const sandboxHttp = `http://127.0.0.1:${sandboxPort}`;
  const sandboxDefault = (value: string) => (isSandbox ? value : undefined);
  return {
    stripe: {
      secretKey: read.secret(
        'STRIPE_SECRET_KEY',
        sandboxDefault('sk_test_sandbox'),
        /^[sr]k_/,
        'start with sk_ or rk_',
      ),
      publishableKey: read.secret(
        'STRIPE_PUBLISHABLE_KEY',
        sandboxDefault('pk_test_sandbox'),
        /^pk_/,
        'start with pk_',
      ),
      webhookSecret: read.secret(
        'STRIPE_WEBHOOK_SECRET',
        sandboxDefault('whsec_sandbox'),
        /^whsec_/,
        'start with whsec_',
      ),
      apiBase: readStripeBase(read) ?? sandboxDefault(sandboxHttp),
      scriptUrl: isSandbox ? `${sandboxHttp}/v3/` : 'https://js.stripe.com/',
    },
    printify: {
      token: read.secret('PRINTIFY_TOKEN', sandboxDefault('printify_token_sandbox')),
      shopId: read.secret('PRINTIFY_SHOP_ID', sandboxDefault('1000001'), /^\d{1,20}$/, 'be a number'),
      webhookSecret: read.secret('PRINTIFY_WEBHOOK_SECRET', sandboxDefault('printify_secret_sandbox')),
      apiBase: read
        .url('PRINTIFY_API_BASE', isSandbox ? sandboxHttp : 'https://api.printify.com')
        .replace(/\/$/, ''),
    },
    videos: {
      apiKey: read.optional('VIDEO_API_KEY') ?? sandboxDefault('video_key_sandbox'),
      apiBase: read
        .url('VIDEO_API_BASE', isSandbox ? sandboxHttp : 'https://www.googleapis.com')
        .replace(/\/$/, ''),
      playerOrigin: isSandbox ? sandboxHttp : VIDEO_PLAYER_ORIGIN,
      hasSamples: isSandbox,
    },
    mail: {
      smtpUrl: read.mailServer('SMTP_URL', sandboxDefault(`smtp://127.0.0.1:${sandboxPort + 1}`)),
      from: read.sender('MAIL_FROM', sandboxDefault(`${organization.name} <${organization.mailboxes.info}>`)),
    },
  };
}

/** Undefined: the provider's default URL. */
const readStripeBase = (read: SettingsReader) =>
  read.optional('STRIPE_API_BASE') === undefined ? undefined : read.url('STRIPE_API_BASE', '');

function readAnalyticsSettings(read: SettingsReader): Settings['analytics'] {
  const siteId = read.optional('ANALYTICS_SITE_ID');
  if (read.optional('ANALYTICS_SCRIPT_URL') === undefined) {
    if (siteId !== undefined) read.addError('ANALYTICS_SCRIPT_URL', 'is required with ANALYTICS_SITE_ID');
    return undefined;
  }
  if (siteId === undefined) read.addError('ANALYTICS_SITE_ID', 'is required with ANALYTICS_SCRIPT_URL');
  return { scriptUrl: read.url('ANALYTICS_SCRIPT_URL', ''), siteId: siteId ?? '' };
}

function readJwtSecret(read: SettingsReader, dataDir: string, isSandbox: boolean): string {
  const secret = read.optional('JWT_SECRET');
  if (secret !== undefined) {
    if (Buffer.byteLength(secret) < SECRET_BYTES)
      read.addError('JWT_SECRET', `must be ${SECRET_BYTES} bytes or more`);
    return secret;
  }
  if (!isSandbox) {
    read.addError('JWT_SECRET', 'is required');
    return '';
  }
  return existsSync(dataDir) ? readStoredSecret(dataDir) : '';
}

/** In the sandbox, the secret is generated once and stored, so that a restart logs nobody out. */
function readStoredSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}

function rejectUnsafeProduction(read: SettingsReader, settings: Settings): void {
  if (!settings.isProduction) return;

  const keys = {
    STRIPE_SECRET_KEY: settings.stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: settings.stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: settings.stripe.webhookSecret,
    PRINTIFY_TOKEN: settings.printify.token,
    PRINTIFY_WEBHOOK_SECRET: settings.printify.webhookSecret,
    VIDEO_API_KEY: settings.videos.apiKey ?? '',
    JWT_SECRET: settings.jwtSecret,
  };
  for (const [name, value] of Object.entries(keys)) {
    if (value.includes('sandbox')) read.addError(name, "contains 'sandbox', which is for trials only");
    else if (/^[a-z]{2}_test_/.test(value) && !read.flag('ALLOW_TEST_KEYS', false))
      read.addError(name, 'is a test key; set ALLOW_TEST_KEYS=1 to run with it');
  }
  if (settings.databaseUrl === undefined && !read.flag('ALLOW_EMBEDDED_DATABASE', false))
    read.addError(
      'DATABASE_URL',
      'is required; set ALLOW_EMBEDDED_DATABASE=1 to run on the embedded database',
    );
}
