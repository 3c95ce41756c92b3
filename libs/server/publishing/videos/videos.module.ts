import { Module } from '@nestjs/common';
import { VideoClient } from '@paniscus/server/integrations';
import { RateLimitsModule, CacheInvalidationModule } from '@paniscus/server/platform';
import { VideosController } from './videos.controller.ts';
import { VideosService } from './videos.service.ts';

@Module({
  imports: [RateLimitsModule, CacheInvalidationModule],
  controllers: [VideosController],
  providers: [VideoClient, VideosService],
})
export class VideosModule {}
