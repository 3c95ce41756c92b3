import { createHash } from 'node:crypto';
import {
  CircuitBreaker,
  EventLog,
  readCappedBytes,
  readCappedText,
  unavailable,
} from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { AwsClient } from 'aws4fetch';
import { BrokenCircuitError } from 'cockatiel';
import { PictureStore } from './picture-store.ts';
import type { StoredFile } from './picture-store.ts';

/** More than the largest version of a picture. */
const BYTES_MAX = 20_000_000;
const ERROR_BYTES_MAX = 20_000;

type Call = { method: 'GET' | 'PUT' | 'DELETE'; bytes?: Buffer; mediaType?: string };
type S3Settings = NonNullable<Settings['mediaS3']>;

/** Stores pictures in a bucket of an S3-compatible service, as objects `media/{folder}/{name}`. */
export class S3PictureStore extends PictureStore {
  private readonly client: AwsClient;
  private readonly baseUrl: string;
  private readonly breaker = new CircuitBreaker();
  private readonly timeoutMs: number;
  private readonly log: EventLog;

  constructor({ endpoint, bucket, ...credentials }: S3Settings, timeoutMs: number, log: EventLog) {
    super();
    this.client = new AwsClient({ ...credentials, service: 's3' });
    this.baseUrl = `${endpoint}/${bucket}/media`;
    this.timeoutMs = timeoutMs;
    this.log = log;
  }

  /** Throws a 503 problem. */
  async write(file: StoredFile, bytes: Buffer, mediaType: string): Promise<void> {
    await this.call(file, { method: 'PUT', bytes, mediaType });
  }

  /** Throws a 503 problem. */
  async read(file: StoredFile): Promise<Buffer | undefined> {
    return this.call(file, { method: 'GET' });
  }

  /** Throws a 503 problem. */
  async remove(folder: string, names: readonly string[]): Promise<void> {
    for (const name of names) await this.call({ folder, name }, { method: 'DELETE' });
  }

  /** Bytes of the response; undefined when there is no such object. */
  private async call(file: StoredFile, call: Call): Promise<Buffer | undefined> {
    try {
      return await this.breaker.call(() => this.request(`${this.baseUrl}/${file.folder}/${file.name}`, call));
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) this.log.warn('storage_unavailable', error);
      throw unavailable('The storage of pictures is temporarily unavailable. Please try again.');
    }
  }

  private async request(url: string, { method, bytes, mediaType }: Call): Promise<Buffer | undefined> {
    const signed = await this.client.sign(url, {
      method,
      body: bytes && new Uint8Array(bytes),
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
        ...(mediaType !== undefined && { 'content-type': mediaType }),
      },
    });
    const response = await fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(this.timeoutMs) });
    if (response.ok) return readCappedBytes(response, BYTES_MAX);
    const reason = findErrorCode(await readCappedText(response, ERROR_BYTES_MAX));
    if (response.status === 404 && reason !== 'NoSuchBucket') return undefined;
    throw new Error(`The storage returned ${response.status} ${reason}.`);
  }
}

/** The code only: the rest of an error may repeat the signed request. */
const findErrorCode = (xml: string) => /<Code>([A-Za-z]{1,60})<\/Code>/.exec(xml)?.[1] ?? 'without a code';
