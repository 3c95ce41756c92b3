import { ChromaSubsampling, CompressionType, ResizeFit, Transformer } from '@napi-rs/image';
import { Injectable } from '@nestjs/common';
import { listPictureWidths, PICTURE_WIDTH_MAX } from '@paniscus/domain/media';
import type { PictureFormat } from '@paniscus/domain/media';
import { ProblemException } from '@paniscus/server/platform';

export type PictureVersion = { width: number; format: PictureFormat; bytes: Buffer };
export type EncodedPicture = { width: number; height: number; versions: PictureVersion[] };

const WEBP_QUALITY = 80;
const AVIF = { quality: 60, speed: 8, threads: 1, chromaSubsampling: ChromaSubsampling.Yuv420 };
/** About 6,700 × 4,500 pixels; decoding a larger picture would exhaust the server's memory. */
const MEGAPIXELS_MAX = 30;
/** EXIF orientations from here on turn a picture by a quarter, so that width and height change places. */
const FIRST_QUARTER_TURN = 5;

/** Encodes a picture as WebP and AVIF in all widths on worker threads. Metadata, such as the place of a photo, is lost. */
@Injectable()
export class PictureEncoder {
  /** Throws a problem of status 415 for a file of another type, and 422 for a broken or too large picture. */
  async encode(source: Buffer): Promise<EncodedPicture> {
    if (!isPicture(source))
      throw new ProblemException(415, { detail: 'Only JPEG, PNG, WebP and AVIF pictures can be uploaded.' });
    const largest = await decode(source);
    const { width, height } = await new Transformer(largest).metadata();
    const versions: PictureVersion[] = [];
    for (const versionWidth of listPictureWidths(width)) {
      const open = () => {
        const transformer = new Transformer(largest);
        return versionWidth < width
          ? transformer.fastResize({ width: versionWidth, fit: ResizeFit.Inside })
          : transformer;
      };
      versions.push(
        { width: versionWidth, format: 'webp', bytes: await open().webp(WEBP_QUALITY) },
        { width: versionWidth, format: 'avif', bytes: await open().avif(AVIF) },
      );
    }
    return { width, height, versions };
  }
}

/** Detects the file type by its first bytes; the name and the type that the browser states are not trusted. */
function isPicture(bytes: Buffer): boolean {
  const at = (start: number, end: number) => bytes.toString('latin1', start, end);
  const isIso = at(4, 8) === 'ftyp' && ['avif', 'avis'].includes(at(8, 12));
  return (
    at(0, 3) === '\xff\xd8\xff' ||
    at(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') ||
    isIso
  );
}

/** Decodes, turns and shrinks a picture to the largest version, without loss. */
async function decode(source: Buffer): Promise<Buffer> {
  try {
    const { width, height, orientation = 1 } = await new Transformer(source).metadata(true);
    if (width * height > MEGAPIXELS_MAX * 1_000_000)
      throw new ProblemException(422, {
        detail: `The picture has more than ${MEGAPIXELS_MAX} megapixels. Upload a smaller one.`,
      });
    const isTurned = orientation >= FIRST_QUARTER_TURN;
    const transformer = new Transformer(source).rotate();
    if ((isTurned ? height : width) > PICTURE_WIDTH_MAX)
      transformer.fastResize({ width: PICTURE_WIDTH_MAX, fit: ResizeFit.Inside });
    return await transformer.png({ compressionType: CompressionType.Fast });
  } catch (error) {
    if (error instanceof ProblemException) throw error;
    throw new ProblemException(422, { detail: 'The file is damaged, so the picture cannot be read.' });
  }
}
