import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { HealthService } from './health.service.ts';

/** Tells load balancers and starters whether this server can serve. */
@Module({ controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
