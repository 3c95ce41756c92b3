import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { mediaPictureResponse } from '@paniscus/domain/media';
import type { MediaPicture } from '@paniscus/domain/media';
import { Audited, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Endpoint } from '@paniscus/server/platform';
import { MediaPictureEntity } from './media-picture.entity.ts';
import { MediaService } from './media.service.ts';
import { parseUpload } from './upload.ts';

const FORM = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF, at most 10 MB.' },
  },
};

@Controller('media')
export class MediaUploadsController {
  constructor(private readonly media: MediaService) {}

  @Endpoint({
    summary: 'Adds a picture to the media library; the same file again returns the same picture.',
    response: { status: 201, description: 'The picture.', schema: mediaPictureResponse },
    problems: {
      400: 'The form is malformed.',
      413: 'The file is larger than 10 MB.',
      415: 'The body is not `multipart/form-data`, or the file is not a JPEG, PNG, WebP or AVIF picture.',
      422: 'There is no file, or the picture is damaged or has too many pixels.',
      503: 'Too many pictures are being processed, or their storage is unavailable.',
    },
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: FORM })
  @Audited('picture.uploaded', { creates: MediaPictureEntity })
  @Post()
  @HttpCode(201)
  async upload(
    @Body() body: unknown,
    @Headers('content-type') contentType: string | undefined,
    @StaffUser() staff: StaffIdentity,
  ): Promise<MediaPicture> {
    return this.media.upload(await parseUpload(body, contentType), staff);
  }
}
