import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { isPictureFormat, parsePictureName } from '@paniscus/domain/media';
import { Endpoint, notFound, Public } from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { PictureFilesService } from './picture-files.service.ts';

const YEAR_S = 365 * 24 * 3600;
const FILE_PATTERN = /^([1-9]\d{0,3})\.([a-z]{4})$/;

@Controller('pictures')
export class MediaFilesController {
  constructor(private readonly files: PictureFilesService) {}

  @Public()
  @Endpoint({
    summary:
      'Returns a picture of the media library as WebP or AVIF; the file name is its width in pixels, such as `480.webp`.',
    response: { description: 'The picture, which never changes.', mediaType: 'image/webp' },
    problems: {
      404: 'There is no such picture, or not in this width.',
      503: 'The storage of pictures is unavailable at the moment.',
    },
  })
  @Get(':name/:file')
  async get(
    @Param('name') pictureName: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const name = parsePictureName(pictureName);
    const [, width, format = ''] = FILE_PATTERN.exec(file) ?? [];
    if (name === undefined || !isPictureFormat(format)) throw notFound('Picture not found.');
    const bytes = await this.files.read(name, Number(width), format);
    if (bytes === undefined) throw notFound('Picture not found.');
    void reply
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      // Feed readers show the pictures of posts on their own pages.
      .header('cross-origin-resource-policy', 'cross-origin');
    return new StreamableFile(bytes, { type: `image/${format}`, length: bytes.length });
  }
}
