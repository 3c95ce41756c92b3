import { Module } from '@nestjs/common';
import { CacheInvalidationModule } from '@paniscus/server/platform';
import { ImpactFigureWritesController } from './impact-figure-writes.controller.ts';
import { ImpactFiguresController } from './impact-figures.controller.ts';
import { ImpactFiguresService } from './impact-figures.service.ts';

@Module({
  imports: [CacheInvalidationModule],
  controllers: [ImpactFiguresController, ImpactFigureWritesController],
  providers: [ImpactFiguresService],
})
export class ImpactModule {}
