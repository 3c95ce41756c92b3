import { Global, Module } from '@nestjs/common';
import { Clock } from './clock/clock.ts';
import { EventLog } from './logging/event-log.ts';

@Global()
@Module({ providers: [Clock, EventLog], exports: [Clock, EventLog] })
export class PlatformModule {}
