import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query, Res } from '@nestjs/common';
import {
  mediaPictureInputSchema,
  mediaPictureListResponse,
  mediaPictureResponse,
} from '@paniscus/domain/media';
import type { MediaPicture, MediaPictureInput } from '@paniscus/domain/media';
import { canEditPost } from '@paniscus/domain/session';
import { Audited, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import {
  Endpoint,
  IdPipe,
  linkNextPage,
  PageQuery,
  parseListPage,
  parseSearch,
  ProblemException,
  SchemaPipe,
  SearchQuery,
} from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { MediaPictureEntity } from './media-picture.entity.ts';
import { MediaService } from './media.service.ts';

const assertCanChange = (staff: StaffIdentity) => (authorId: number) => {
  if (!canEditPost(staff, authorId))
    throw new ProblemException(403, { detail: 'Authors can change only their own pictures.' });
};

@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Endpoint({
    summary: 'Lists the pictures of the media library, newest first, with the posts that use them.',
    response: {
      description: 'A page of pictures; the `Link` header contains the URL of the next page.',
      schema: mediaPictureListResponse,
    },
    problems: { 422: 'The search, the limit or the cursor is invalid.' },
  })
  @SearchQuery('Part of the file name or of the alt text.')
  @PageQuery()
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MediaPicture[]> {
    const search = parseSearch(query);
    const page = parseListPage(query);
    const { pictures, nextAfter } = await this.media.list(search, page);
    linkNextPage(reply, '/api/media/', { search }, { limit: page.limit, nextAfter });
    return pictures;
  }

  @Endpoint({
    summary: 'Changes the alt text of a picture in the library; the text in posts does not change.',
    response: { description: 'The picture.', schema: mediaPictureResponse },
    problems: { 403: 'Authors may change only their own pictures.', 404: 'The picture does not exist.' },
  })
  @Audited('picture.updated', { changes: MediaPictureEntity })
  @Patch(':id')
  setAlt(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(mediaPictureInputSchema)) { alt }: MediaPictureInput,
    @StaffUser() staff: StaffIdentity,
  ): Promise<MediaPicture> {
    return this.media.setAlt(id, alt, assertCanChange(staff));
  }

  @Endpoint({
    summary: 'Deletes a picture that no post uses.',
    response: { status: 204, description: 'The picture is deleted.' },
    problems: {
      403: 'Authors may delete only their own pictures.',
      404: 'The picture does not exist.',
      409: 'Posts use the picture; `posts` lists them.',
    },
  })
  @Audited('picture.deleted')
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: number, @StaffUser() staff: StaffIdentity): Promise<void> {
    await this.media.remove(id, assertCanChange(staff));
  }
}
