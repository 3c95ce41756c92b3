import { Module } from '@nestjs/common';
import { JobsService } from './jobs.service.ts';

/** Work that is done later, at least once, whatever dies in between. */
@Module({ providers: [JobsService], exports: [JobsService] })
export class JobsModule {}
