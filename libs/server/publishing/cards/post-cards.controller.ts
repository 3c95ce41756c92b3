import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { parseId } from '@paniscus/domain/ids';
import { Endpoint, notFound, Public } from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { PostsService } from '../posts/posts.service.ts';
import { PostCardsService } from './post-cards.service.ts';

const DAY_S = 24 * 3600;

@Controller('post-cards')
export class PostCardsController {
  constructor(
    private readonly posts: PostsService,
    private readonly cards: PostCardsService,
  ) {}

  @Public()
  @Endpoint({
    summary:
      'Returns the picture of shared links to a published post, drawn from its title: `12.png` for post 12, 1200 × 630 pixels.',
    response: { description: 'The picture.', mediaType: 'image/png' },
    problems: {
      404: 'The post does not exist or is not published.',
      503: 'Too many pictures are being drawn.',
    },
  })
  @Get(':file')
  async get(
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const id = parseId(/^(\d{1,10})\.png$/.exec(file)?.[1]);
    const post = id === undefined ? undefined : await this.posts.find(id, 'public');
    if (post === undefined) throw notFound();
    const bytes = await this.cards.draw(post.title);
    void reply
      .header('cache-control', `public, max-age=${DAY_S}`)
      // Other sites show the picture beside the link.
      .header('cross-origin-resource-policy', 'cross-origin');
    return new StreamableFile(bytes, { type: 'image/png', length: bytes.length });
  }
}
