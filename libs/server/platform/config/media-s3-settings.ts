import type { SettingsReader } from './settings-reader.ts';

/** Bucket of an S3-compatible service. */
export type MediaS3Settings = Readonly<{
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}>;

const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const REGION = /^[a-z\d-]{1,40}$/;

/** Reads the settings of the bucket: all or none of them. */
export function readMediaS3Settings(read: SettingsReader): MediaS3Settings | undefined {
  const given = {
    MEDIA_S3_ENDPOINT: read.optional('MEDIA_S3_ENDPOINT'),
    MEDIA_S3_BUCKET: read.optional('MEDIA_S3_BUCKET'),
    MEDIA_S3_REGION: read.optional('MEDIA_S3_REGION'),
    MEDIA_S3_ACCESS_KEY_ID: read.optional('MEDIA_S3_ACCESS_KEY_ID'),
    MEDIA_S3_SECRET_ACCESS_KEY: read.optional('MEDIA_S3_SECRET_ACCESS_KEY'),
  };
  const missing = Object.entries(given).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(given).length) return undefined;
  for (const [name] of missing) read.addError(name, 'is required with the other MEDIA_S3_ settings');
  if (missing.length > 0) return undefined;
  return {
    endpoint: readEndpoint(read),
    bucket: read.secret('MEDIA_S3_BUCKET', undefined, BUCKET, 'be the name of a bucket'),
    region: read.secret('MEDIA_S3_REGION', undefined, REGION, 'be a region such as us-east-1'),
    accessKeyId: given.MEDIA_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: given.MEDIA_S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** Like `url`, but the value is never repeated: somebody may write the keys into it. */
function readEndpoint(read: SettingsReader): string {
  const endpoint = read.secret('MEDIA_S3_ENDPOINT', undefined);
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username + url.search + url.hash !== '')
    read.addError('MEDIA_S3_ENDPOINT', 'must be an http or https URL without a user name or a query');
  return endpoint.replace(/\/$/, '');
}
