import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { VIDEO_IDS_MAX, VIDEO_TEXTS, videoDescriptionsResponse, videoIdsFrom } from '@paniscus/domain/videos';
import type { VideoDescriptions } from '@paniscus/domain/videos';
import { getClientNetwork, Endpoint, invalid, Public } from '@paniscus/server/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VideosService } from './videos.service.ts';

/** Visitors who browse the library reuse the response across its pages. */
const CACHING = 'public, max-age=300';

@Controller('video-descriptions')
export class VideosController {
  constructor(private readonly videos: VideosService) {}

  @Public()
  @ApiQuery({
    name: 'ids',
    description: `At most ${VIDEO_IDS_MAX} ids of the video service, a comma between; what cannot be one is left out.`,
    schema: { type: 'string' },
  })
  @Endpoint({
    summary: 'Answers the descriptions of films by their ids, empty where the video service has none.',
    response: {
      description:
        'Each id with its description, without the line that stands under every film. While the video service is away, ids of which nothing is known are left out.',
      schema: videoDescriptionsResponse,
    },
    problems: {
      422: 'There is no valid id, or there are too many.',
      429: 'Too many calls for films that are not in the library.',
      503: 'The video service is away, and none of the descriptions is known yet.',
    },
  })
  @Get()
  async list(
    @Query('ids') list: string | string[] | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VideoDescriptions> {
    const ids = idsIn(list);
    const descriptions = await this.videos.findDescriptions(ids, getClientNetwork(request));
    const isWhole = ids.every((id) => descriptions[id] !== undefined);
    void reply.header('cache-control', isWhole ? CACHING : 'no-store');
    return descriptions;
  }
}

function idsIn(list: string | string[] = ''): string[] {
  const ids = videoIdsFrom(Array.isArray(list) ? list.join(',') : list);
  if (ids === undefined) throw invalid({ ids: `At most ${VIDEO_IDS_MAX} ids.` });
  if (ids.length === 0) throw invalid({ ids: VIDEO_TEXTS.noIds }, VIDEO_TEXTS.noIds);
  return ids;
}
