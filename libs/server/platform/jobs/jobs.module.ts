/** Work that is done later, at least once, whatever dies in between. */
import { Module } from '@nestjs/common';
import { JobsService } from './jobs.service.ts';

@Module({ providers: [JobsService], exports: [JobsService] })
export class JobsModule {}
