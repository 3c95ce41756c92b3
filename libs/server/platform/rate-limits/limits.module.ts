import { Module } from '@nestjs/common';
import { RateLimitsService } from './limits.service.ts';

@Module({ providers: [RateLimitsService], exports: [RateLimitsService] })
export class RateLimitsModule {}
