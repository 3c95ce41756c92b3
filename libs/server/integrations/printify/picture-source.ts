import { Inject, Injectable } from '@nestjs/common';
import { notFound, unavailable, readCappedBytes, CircuitBreaker, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';

const BYTES_MAX = 10_000_000;
const IMAGE_TYPES = /^image\/(?:png|jpeg|webp|gif|avif)\b/i;

@Injectable()
export class PictureSource {
  private readonly breaker = new CircuitBreaker();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Throws problems of status 404 (the image is gone) and 503. */
  async picture(src: string): Promise<Buffer> {
    const bytes = await this.breaker
      .call(() => download(src, this.settings.timeouts.productImage))
      .catch(() => {
        throw unavailable('Product images are temporarily unavailable. Please try again.');
      });
    if (bytes === undefined) throw notFound('Image not found.');
    return bytes;
  }
}

/** Undefined when the response is missing or not an image; throws when the server is unavailable. */
async function download(src: string, timeoutMs: number): Promise<Buffer | undefined> {
  const response = await fetch(src, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  const { status, headers } = response;
  if (status >= 500 || status === 429) throw new Error(`The image URL returned ${status}.`);
  const isPicture = status === 200 && IMAGE_TYPES.test(headers.get('content-type') ?? '');
  if (isPicture) return readCappedBytes(response, BYTES_MAX);
  await response.body?.cancel();
  return undefined;
}
