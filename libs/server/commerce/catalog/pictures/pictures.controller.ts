import { Controller, Get, Headers, Param, Res, StreamableFile } from '@nestjs/common';
import { PICTURE_WIDTHS } from '@paniscus/domain/products';
import { Endpoint, notFound, Public } from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { withEtag } from '../etag.ts';
import { isPictureKey } from '../product.view.ts';
import { PicturesService } from './pictures.service.ts';

const MONTH_S = 30 * 24 * 3600;

@Controller('product-pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Public()
  @Endpoint({
    summary:
      'Returns a product image in WebP format; the file name is its width in pixels, such as `480.webp`.',
    response: { description: 'The image.', mediaType: 'image/webp' },
    problems: {
      404: 'No product has this image, or it is not available in this width.',
      503: 'The image cannot be fetched or converted at the moment.',
    },
  })
  @Get(':key/:file')
  async get(
    @Param('key') key: string,
    @Param('file') file: string,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const width = PICTURE_WIDTHS.find((candidate) => file === `${candidate}.webp`);
    if (width === undefined || !isPictureKey(key)) throw notFound('Image not found.');
    const bytes = await this.pictures.picture(key, width);
    void reply.header('cache-control', `public, max-age=${MONTH_S}`).header('content-type', 'image/webp');
    const body = withEtag(reply, bytes, ifNoneMatch);
    return body && new StreamableFile(body, { type: 'image/webp', length: body.length });
  }
}
