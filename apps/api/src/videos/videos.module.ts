/** What the video service says about the films of the library. */
import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { PagePurgeModule } from '../web/page-purge.module.ts';
import { VideoClient } from './video-client.ts';
import { VideosController } from './videos.controller.ts';
import { VideosService } from './videos.service.ts';

@Module({
  imports: [LimitsModule, PagePurgeModule],
  controllers: [VideosController],
  providers: [VideoClient, VideosService],
})
export class VideosModule {}
