import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { findSettingsError } from './testing/settings-error.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'paniscus-settings-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('settings of a bucket', () => {
  it('count only when all are valid, and are never repeated in an error', () => {
    const bucket = {
      MEDIA_S3_ENDPOINT: 'https://s3.example/',
      MEDIA_S3_BUCKET: 'site-media',
      MEDIA_S3_REGION: 'us-east-1',
      MEDIA_S3_ACCESS_KEY_ID: 'key-id',
      MEDIA_S3_SECRET_ACCESS_KEY: 'key-secret',
    };

    expect(readSettings({ DATA_DIR: dataDir }).mediaS3).toBeUndefined();
    expect(readSettings({ DATA_DIR: dataDir, ...bucket }).mediaS3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'site-media',
      region: 'us-east-1',
      accessKeyId: 'key-id',
      secretAccessKey: 'key-secret',
    });
    for (const name of Object.keys(bucket))
      expect(findSettingsError({ DATA_DIR: dataDir, ...bucket, [name]: '' })).toBe(
        `Invalid settings:\n  ${name} is required with the other MEDIA_S3_ settings`,
      );
    for (const [name, value] of [
      ['MEDIA_S3_ENDPOINT', 's3.example'],
      ['MEDIA_S3_ENDPOINT', 'ftp://s3.example'],
      ['MEDIA_S3_ENDPOINT', 'https://key-id:key-secret@s3.example'],
      ['MEDIA_S3_BUCKET', '../other'],
      ['MEDIA_S3_REGION', 'US East'],
    ] as const) {
      const message = findSettingsError({ DATA_DIR: dataDir, ...bucket, [name]: value });
      expect(message).toMatch(new RegExp(`^Invalid settings:\n  ${name} must be [^\n]+$`));
      expect(message).not.toContain(value);
    }
  });
});
