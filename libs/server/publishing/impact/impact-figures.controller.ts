import { Controller, Get, Header } from '@nestjs/common';
import { impactFigureListResponse, staffImpactFigureListResponse } from '@paniscus/domain/impact';
import type { ImpactFigure, StaffImpactFigure } from '@paniscus/domain/impact';
import { Roles } from '@paniscus/server/identity';
import { Endpoint, Public } from '@paniscus/server/platform';
import { toImpactFigure, toStaffImpactFigure } from './impact-figure.view.ts';
import { ImpactFiguresService } from './impact-figures.service.ts';

@Controller('impact-figures')
export class ImpactFiguresController {
  constructor(private readonly figures: ImpactFiguresService) {}

  @Public()
  @Endpoint({
    summary: 'Lists the published impact figures, in the order of the impact page.',
    response: { description: 'The figures.', schema: impactFigureListResponse },
  })
  @Get()
  async listPublished(): Promise<ImpactFigure[]> {
    return (await this.figures.listPublished()).map(toImpactFigure);
  }

  @Roles('editor', 'admin')
  @Endpoint({
    summary: 'Lists all impact figures, including hidden ones.',
    response: { description: 'The figures, in order.', schema: staffImpactFigureListResponse },
  })
  @Header('cache-control', 'no-store')
  @Get('all')
  async listAll(): Promise<StaffImpactFigure[]> {
    return (await this.figures.listAll()).map(toStaffImpactFigure);
  }
}
