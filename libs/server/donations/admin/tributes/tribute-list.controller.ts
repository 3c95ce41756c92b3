import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  staffTributeResponse,
  tributeListResponse,
  WALL_STATES,
  wallDecisionSchema,
} from '@paniscus/domain/donation';
import type { StaffTribute, WallDecision } from '@paniscus/domain/donation';
import { Audited, Roles, StaffUser } from '@paniscus/server/identity';
import type { StaffIdentity } from '@paniscus/server/identity';
import {
  IdPipe,
  ChoiceQuery,
  PageQuery,
  parseChoice,
  parseListPage,
  linkNextPage,
  Endpoint,
  SchemaPipe,
} from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { MemoryWallService } from '../../tributes/memory-wall.service.ts';
import { TributeEntity } from '../../tributes/tribute.entity.ts';
import { TributeListService } from './tribute-list.service.ts';

@Roles('admin')
@Controller('tributes')
export class TributeListController {
  constructor(
    private readonly tributes: TributeListService,
    private readonly wall: MemoryWallService,
  ) {}

  @Endpoint({
    summary: 'Lists the tributes of paid donations, newest first.',
    response: {
      description: 'A page of tributes; the `Link` header contains the URL of the next page.',
      schema: tributeListResponse,
    },
    problems: { 422: 'A filter, the limit or the cursor is invalid.' },
  })
  @ChoiceQuery('wall_state', WALL_STATES)
  @PageQuery()
  @Header('cache-control', 'no-store')
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffTribute[]> {
    const filter = { wall_state: parseChoice(query, 'wall_state', WALL_STATES) };
    const page = parseListPage(query);
    const { tributes, nextAfter } = await this.tributes.list(filter.wall_state, page);
    linkNextPage(reply, '/api/tributes/', filter, { limit: page.limit, nextAfter });
    return tributes;
  }

  @Endpoint({
    summary: 'Approves or declines a message for the memory wall; the decision can be changed later.',
    response: { description: 'The updated tribute.', schema: staffTributeResponse },
    problems: {
      404: 'The tribute does not exist.',
      409: 'The tribute has no message for the memory wall, its donation is unpaid or has been refunded, or `wall_state` is out of date.',
    },
  })
  @Header('cache-control', 'no-store')
  @Audited('tribute.wall_decided', {
    changes: TributeEntity,
    describe: ({ state }) => ({ state: String(state) }),
  })
  @Post(':id/wall')
  @HttpCode(200)
  async decide(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(wallDecisionSchema)) decision: WallDecision,
    @StaffUser() staff: StaffIdentity,
  ): Promise<StaffTribute> {
    return this.tributes.get(await this.wall.decide(id, decision, staff.username));
  }
}
