import { Injectable } from '@nestjs/common';
import { notFound, unavailable, readCappedBytes, CircuitBreaker } from '@paniscus/server/platform';

const TIMEOUT_MS = 10_000;
const BYTES_MAX = 10_000_000;
const IMAGE_TYPES = /^image\/(?:png|jpeg|webp|gif|avif)\b/i;

@Injectable()
export class PictureSource {
  private readonly breaker = new CircuitBreaker();

  /** Throws problems of status 404 (the image is gone) and 503. */
  async picture(src: string): Promise<Buffer> {
    const bytes = await this.breaker
      .call(() => download(src))
      .catch(() => {
        throw unavailable('Product images are temporarily unavailable. Please try again.');
      });
    if (bytes === undefined) throw notFound('Image not found.');
    return bytes;
  }
}

/** Undefined when the response is missing or not an image; throws when the server is unavailable. */
async function download(src: string): Promise<Buffer | undefined> {
  const response = await fetch(src, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { status, headers } = response;
  if (status >= 500 || status === 429) throw new Error(`The image URL returned ${status}.`);
  const isPicture = status === 200 && IMAGE_TYPES.test(headers.get('content-type') ?? '');
  if (isPicture) return readCappedBytes(response, BYTES_MAX);
  await response.body?.cancel();
  return undefined;
}
