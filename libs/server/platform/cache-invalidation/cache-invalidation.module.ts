import { Module } from '@nestjs/common';
import { CacheInvalidationService } from './cache-invalidation.service.ts';

@Module({ providers: [CacheInvalidationService], exports: [CacheInvalidationService] })
export class CacheInvalidationModule {}
