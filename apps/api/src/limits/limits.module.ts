import { Module } from '@nestjs/common';
import { LimitsService } from './limits.service.ts';

/** Slows down guessing and flooding, by whatever key a room counts. */
@Module({ providers: [LimitsService], exports: [LimitsService] })
export class LimitsModule {}
