import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const REGION = 'eu-test-1';
const ACCESS_KEY_ID = 'stub-key-id';
const SECRET_ACCESS_KEY = 'stub-secret-that-nothing-may-log';

type StoredObject = { bytes: Buffer; mediaType: string | undefined };

export type S3Stub = {
  environment: Record<string, string>;
  /** By key, such as `media/0f…9a-40x30/40.webp`. */
  objects: Map<string, StoredObject>;
  /** Answers every request with this status and a huge body while it is set. */
  fail: (status: number | undefined) => void;
  stop: () => void;
};

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4, computed from the request as the service receives it. */
function computeSignature({ method, url = '', headers }: IncomingMessage, signedHeaders: string): string {
  const canonical = [
    method,
    url,
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const time = String(headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const key = [REGION, 's3', 'aws4_request'].reduce<Buffer>(
    sign,
    sign(`AWS4${SECRET_ACCESS_KEY}`, time.slice(0, 8)),
  );
  return sign(key, ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n')).toString('hex');
}

function isAuthentic(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '' } = request.headers;
  const [, keyId, signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/[^,]+, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const isComplete = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
    signedHeaders.split(';').includes(name),
  );
  return (
    keyId === ACCESS_KEY_ID &&
    isComplete &&
    request.headers['x-amz-content-sha256'] === hash(body) &&
    signature === computeSignature(request, signedHeaders)
  );
}

/** A service with one bucket that accepts only correctly signed requests. */
export async function startS3Stub(): Promise<S3Stub> {
  const objects: S3Stub['objects'] = new Map();
  let failure: number | undefined;
  const server = createServer((request, reply) => {
    void buffer(request).then((body) => {
      const key = (request.url ?? '').replace('/site-media/', '');
      const answer = (status: number, content: string | Buffer = '') => reply.writeHead(status).end(content);
      if (failure !== undefined) answer(failure, Buffer.alloc(30_000_000));
      else if (!isAuthentic(request, body))
        answer(403, '<Error><Code>SignatureDoesNotMatch</Code><Message>stub</Message></Error>');
      else if (request.method === 'PUT') {
        objects.set(key, { bytes: body, mediaType: request.headers['content-type'] });
        answer(200);
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        answer(204);
      } else {
        const stored = objects.get(key);
        if (stored === undefined) answer(404, '<Error><Code>NoSuchKey</Code></Error>');
        else answer(200, stored.bytes);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    environment: {
      MEDIA_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      MEDIA_S3_BUCKET: 'site-media',
      MEDIA_S3_REGION: REGION,
      MEDIA_S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      MEDIA_S3_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
    },
    objects,
    fail: (status) => {
      failure = status;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
