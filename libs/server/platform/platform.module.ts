import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Clock } from './clock/clock.ts';
import { EventLog } from './logging/event-log.ts';
import { Scheduler } from './scheduler/scheduler.service.ts';

@Global()
@Module({
  imports: [ScheduleModule.forRoot()],
  providers: [Clock, EventLog, Scheduler],
  exports: [Clock, EventLog, Scheduler],
})
export class PlatformModule {}
