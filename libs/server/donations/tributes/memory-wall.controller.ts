import { Controller, Get } from '@nestjs/common';
import type { WallLine } from '@paniscus/domain/donation';
import { Endpoint, Public } from '@paniscus/server/platform';
import { MEMORY_WALL } from './memory-wall.openapi.ts';
import { MemoryWallService } from './memory-wall.service.ts';

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
