import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Settings {
  /**
   * Port of the HTTP services; SMTP uses the next port and the mailbox page the one after. 0 picks three free ports.
   */
  port: number;
  dataDir: string;
  /** Time of a clock that moves only when it is advanced, in Unix milliseconds; null: the clock follows real time. */
  fixedTime: number | null;
  stripeSecretKey: string;
  stripePublishableKey: string;
  stripeWebhookSecret: string;
  /** First webhook endpoint; more can be added through the control API. */
  stripeWebhookUrl: string;
  printifyToken: string;
  printifyShopId: string;
  printifyWebhookSecret: string;
  printifyWebhookUrl: string;
  videoApiKey: string;
  scriptFile: string;
  artDir: string;
  /** Film that the video player shows for every sample video. */
  filmFile: string;
}

export const HOST = '127.0.0.1';

type Environment = Record<string, string | undefined>;

export function readSettings(env: Environment, builtDir: string): Settings {
  return {
    port: readPort(env),
    dataDir: resolve(join(env.DATA_DIR || '.data', 'sandbox')),
    fixedTime: readFixedTime(env),
    stripeSecretKey: env.STRIPE_SECRET_KEY || 'sk_test_sandbox',
    stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY || 'pk_test_sandbox',
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET || 'whsec_sandbox',
    stripeWebhookUrl: readWebhookUrl(env, 'STRIPE_WEBHOOK_URL', 'stripe'),
    printifyToken: env.PRINTIFY_TOKEN || 'printify_token_sandbox',
    printifyShopId: env.PRINTIFY_SHOP_ID || '1000001',
    printifyWebhookSecret: env.PRINTIFY_WEBHOOK_SECRET || 'printify_secret_sandbox',
    printifyWebhookUrl: readWebhookUrl(env, 'PRINTIFY_WEBHOOK_URL', 'printify'),
    videoApiKey: env.VIDEO_API_KEY || 'video_key_sandbox',
    scriptFile: join(builtDir, 'stripe.js'),
    artDir: resolveArtDir(builtDir),
    filmFile: resolveFilmFile(builtDir),
  };
}

function readPort(env: Environment): number {
  const port = Number(env.SANDBOX_PORT || 4010);
  // SMTP and the mailbox page use the next two ports.
  if (!Number.isInteger(port) || port < 0 || port > 65_533) {
    throw new Error(`SANDBOX_PORT must be an integer from 0 to 65533, not "${env.SANDBOX_PORT}".`);
  }
  return port;
}

function readFixedTime({ SANDBOX_FIXED_TIME: text }: Environment): number | null {
  if (!text) return null;
  const time = Date.parse(text);
  if (Number.isNaN(time) || new Date(time).toISOString() !== text.replace(/Z$/, '.000Z')) {
    throw new Error(`SANDBOX_FIXED_TIME must be a UTC time such as 2028-02-29T12:00:00Z, not "${text}".`);
  }
  return time;
}

function readWebhookUrl(env: Environment, name: string, service: string): string {
  const url = env[name] || `http://${HOST}:${env.PORT || 3000}/api/webhooks/${service}/`;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`${name} must be an http or https URL, not "${url}".`);
  return url;
}

/** A build has the film next to it; when run from source it is among the site's pictures. */
function resolveFilmFile(builtDir: string): string {
  const built = join(builtDir, 'film.webm');
  const source = join(import.meta.dirname, '../../web/public/art');
  return existsSync(built) || !existsSync(source) ? built : findSampleFilm(source);
}

/** The loop of the celebration page; its name contains a hash of its content. */
export function findSampleFilm(dir: string): string {
  const file = readdirSync(dir).find((name) => /^celebration\.\w+\.webm$/.test(name));
  if (file === undefined) throw new Error(`There is no film for the video player in ${dir}.`);
  return join(dir, file);
}

/** A build has the pictures next to it; when run from source they are in apps/sandbox/art. */
function resolveArtDir(builtDir: string): string {
  const built = join(builtDir, 'art');
  return existsSync(built) ? built : join(builtDir, '../art');
}
