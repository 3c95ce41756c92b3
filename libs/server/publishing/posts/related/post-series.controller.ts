import { Controller, Get, Param } from '@nestjs/common';
import { postSeriesListResponse, postSeriesResponse } from '@paniscus/domain/posts';
import type { PostSeries, PostSeriesName } from '@paniscus/domain/posts';
import { toSlug } from '@paniscus/domain/slugs';
import { StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import { Endpoint, notFound, Public } from '@paniscus/server/platform';
import { toPostSummary } from '../post.view.ts';
import { PostSeriesService } from './post-series.service.ts';

@Controller('post-series')
export class PostSeriesController {
  constructor(private readonly series: PostSeriesService) {}

  @Public()
  @Endpoint({
    summary:
      'Lists the series that have published posts, newest first. Staff also see those that have only other posts.',
    response: { description: 'Up to 1,000 series.', schema: postSeriesListResponse },
  })
  @Get()
  list(@StaffUser() staff: StaffIdentity | undefined): Promise<PostSeriesName[]> {
    return this.series.list(staff ? 'staff' : 'public');
  }

  @Public()
  @Endpoint({
    summary: 'Returns a series with its published posts, in the order of their parts.',
    response: { description: 'The series with up to 200 posts.', schema: postSeriesResponse },
    problems: { 404: 'There is no such series, or none of its posts is published.' },
  })
  @Get(':slug')
  async get(@Param('slug') slug: string): Promise<PostSeries> {
    const series = toSlug(slug) === slug ? await this.series.findBySlug(slug) : null;
    const parts = series === null ? [] : await this.series.listParts(series.id);
    if (series === null || parts.length === 0) throw notFound();
    return { name: series.name, slug, posts: parts.map(toPostSummary) };
  }
}
