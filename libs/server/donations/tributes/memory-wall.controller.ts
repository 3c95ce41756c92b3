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
    summary: 'Lists the approved messages of the memory wall as plain text, newest first.',
    response: { description: 'Up to 200 messages.', schema: memoryWallResponse },
  })
  @Get('memory-wall')
  listLines(): Promise<WallLine[]> {
    return this.wall.listLines();
  }
}
