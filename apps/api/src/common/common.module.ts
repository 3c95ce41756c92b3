import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.ts';
import { SecurityLog } from './security-log.ts';

/** Small things that every room needs. */
@Global()
@Module({ providers: [Clock, SecurityLog], exports: [Clock, SecurityLog] })
export class CommonModule {}
