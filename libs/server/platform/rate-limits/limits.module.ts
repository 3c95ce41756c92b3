import { Module } from '@nestjs/common';
import { RateLimitsService } from './limits.service.ts';

/** Slows down guessing and flooding, by whatever key a room counts. */
@Module({ providers: [RateLimitsService], exports: [RateLimitsService] })
export class RateLimitsModule {}
