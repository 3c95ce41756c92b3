import { Global, Module } from '@nestjs/common';
import { Clock } from './clock/clock.ts';
import { EventLog } from './logging/event-log.ts';

/** Small things that every room needs. */
@Global()
@Module({ providers: [Clock, EventLog], exports: [Clock, EventLog] })
export class PlatformModule {}
