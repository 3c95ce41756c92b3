import { Controller, Get } from '@nestjs/common';
import type { WallLine } from '@paniscus/domain';
import { Endpoint } from '../../common/openapi/endpoint.decorator.ts';
import { Public } from '../../common/public.decorator.ts';
import { MEMORY_WALL } from '../donation.openapi.ts';
import { MemoryWallService } from './memory-wall.service.ts';

/** What everybody sees of gifts in memory and in honour of somebody. */
@Controller()
export class MemoryWallController {
  constructor(private readonly wall: MemoryWallService) {}

  @Public()
  @Endpoint({
    summary: 'Lists the lines of the memory wall, newest first: plain text that staff have looked at.',
    answer: { description: 'At most 200 lines.', schema: MEMORY_WALL },
  })
  @Get('memory-wall')
  lines(): Promise<WallLine[]> {
    return this.wall.lines();
  }
}
