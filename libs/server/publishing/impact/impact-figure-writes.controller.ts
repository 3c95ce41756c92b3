import { Body, Controller, Delete, Headers, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import {
  impactFigureChangeSchema,
  impactFigureCreateSchema,
  impactFigureOrderSchema,
  staffImpactFigureListResponse,
  staffImpactFigureResponse,
} from '@paniscus/domain/impact';
import type {
  ImpactFigureChange,
  ImpactFigureCreate,
  ImpactFigureOrder,
  StaffImpactFigure,
} from '@paniscus/domain/impact';
import { Audited, Roles } from '@paniscus/server/identity';
import { Endpoint, IdPipe, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { parseIfMatch, setVersionHeaders } from '../conditional-requests.ts';
import { ImpactFigureEntity } from './impact-figure.entity.ts';
import { toStaffImpactFigure } from './impact-figure.view.ts';
import { ImpactFiguresService } from './impact-figures.service.ts';

const IfMatch = () =>
  ApiHeader({ name: 'If-Match', required: false, description: '`ETag` of the figure that was loaded.' });

const describeFigure = ({ title, value, is_published }: Record<string, unknown>): Record<string, string> => ({
  title: String(title),
  value: String(value),
  published: is_published === true ? 'yes' : 'no',
});

@Roles('editor', 'admin')
@Controller('impact-figures')
export class ImpactFigureWritesController {
  constructor(private readonly figures: ImpactFiguresService) {}

  @Endpoint({
    summary: 'Adds an impact figure, at the end unless a position is given.',
    response: { status: 201, description: 'The new figure.', schema: staffImpactFigureResponse },
    problems: { 422: 'A field is invalid.' },
  })
  @Audited('impact_figure.created', { describe: describeFigure })
  @Post()
  async create(
    @Body(new SchemaPipe(impactFigureCreateSchema)) { position, ...form }: ImpactFigureCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffImpactFigure> {
    const figure = await this.figures.create(form, position);
    setVersionHeaders(reply, figure);
    return toStaffImpactFigure(figure);
  }

  @Endpoint({
    summary: 'Puts all impact figures in another order.',
    response: { description: 'All figures, in their new order.', schema: staffImpactFigureListResponse },
    problems: { 409: 'The list does not contain every figure once.' },
  })
  @Audited('impact_figure.reordered', { reorders: ImpactFigureEntity })
  @Put('order')
  async reorder(
    @Body(new SchemaPipe(impactFigureOrderSchema)) { ids }: ImpactFigureOrder,
  ): Promise<StaffImpactFigure[]> {
    return (await this.figures.reorder(ids)).map(toStaffImpactFigure);
  }

  @Endpoint({
    summary: 'Changes, publishes or hides an impact figure.',
    response: { description: 'The updated figure.', schema: staffImpactFigureResponse },
    problems: {
      404: 'The figure does not exist.',
      409: 'The figure has a later version, which is `current`.',
      422: 'A field is invalid.',
    },
  })
  @IfMatch()
  @Audited('impact_figure.updated', { describe: describeFigure, changes: ImpactFigureEntity })
  @Put(':id')
  async update(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(impactFigureChangeSchema)) { version, ...form }: ImpactFigureChange,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffImpactFigure> {
    const figure = await this.figures.update(id, form, parseIfMatch(ifMatch) ?? version);
    setVersionHeaders(reply, figure);
    return toStaffImpactFigure(figure);
  }

  @Endpoint({
    summary: 'Deletes an impact figure.',
    response: { status: 204, description: 'The figure is deleted.' },
    problems: {
      404: 'The figure does not exist.',
      409: 'The figure has a later version, which is `current`.',
    },
  })
  @IfMatch()
  @Audited('impact_figure.deleted')
  @Delete(':id')
  @HttpCode(204)
  async remove(
    @Param('id', IdPipe) id: number,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<void> {
    await this.figures.remove(id, parseIfMatch(ifMatch));
  }
}
