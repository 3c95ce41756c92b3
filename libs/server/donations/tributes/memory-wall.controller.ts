import { Controller, Get } from '@nestjs/common';
import { memoryWallResponse } from '@paniscus/domain/donation';
import type { WallLine } from '@paniscus/domain/donation';
import { Endpoint, Public } from '@paniscus/server/platform';
import { MemoryWallService } from './memory-wall.service.ts';

@Controller()
export class MemoryWallController {
  constructor(private readonly wall: MemoryWallService) {}

  @Public()
  @Endpoint({
    summary: 'Lists the lines of the memory wall, newest first: plain text that staff have looked at.',
    response: { description: 'At most 200 lines.', schema: memoryWallResponse },
  })
  @Get('memory-wall')
  lines(): Promise<WallLine[]> {
    return this.wall.lines();
  }
}
