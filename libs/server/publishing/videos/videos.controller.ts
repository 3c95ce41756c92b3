import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import {
  VIDEO_IDS_MAX,
  VIDEO_TEXTS,
  videoDescriptionsResponse,
  parseVideoIds,
} from '@paniscus/domain/videos';
import type { VideoDescriptions } from '@paniscus/domain/videos';
import { getClientNetwork, Endpoint, invalid, Public } from '@paniscus/server/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VideosService } from './videos.service.ts';

/** Visitors who browse the library reuse the response across its pages. */
const CACHE_CONTROL = 'public, max-age=300';

@Controller('video-descriptions')
export class VideosController {
  constructor(private readonly videos: VideosService) {}

  @Public()
  @ApiQuery({
    name: 'ids',
    description: `Comma-separated YouTube video IDs, at most ${VIDEO_IDS_MAX}; invalid IDs are ignored.`,
    schema: { type: 'string' },
  })
  @Endpoint({
    summary: 'Returns video descriptions by video ID.',
    response: {
      description:
        'Descriptions by video ID, without the standard promotional line and empty for videos that have none. While YouTube is unavailable, videos whose descriptions are not cached are omitted.',
      schema: videoDescriptionsResponse,
    },
    problems: {
      422: 'There are no valid video IDs, or too many.',
      429: 'Too many requests for videos that are not in the library.',
      503: 'YouTube is unavailable and none of the descriptions are cached.',
    },
  })
  @Get()
  async list(
    @Query('ids') list: string | string[] | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VideoDescriptions> {
    const ids = parseIds(list);
    const descriptions = await this.videos.findDescriptions(ids, getClientNetwork(request));
    const isComplete = ids.every((id) => descriptions[id] !== undefined);
    void reply.header('cache-control', isComplete ? CACHE_CONTROL : 'no-store');
    return descriptions;
  }
}

function parseIds(list: string | string[] = ''): string[] {
  const ids = parseVideoIds(Array.isArray(list) ? list.join(',') : list);
  if (ids === undefined) throw invalid({ ids: `At most ${VIDEO_IDS_MAX} video IDs are allowed.` });
  if (ids.length === 0) throw invalid({ ids: VIDEO_TEXTS.noIds }, VIDEO_TEXTS.noIds);
  return ids;
}
