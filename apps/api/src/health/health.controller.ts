import { Controller, Get } from '@nestjs/common';
import { Public } from '../common/public.decorator.ts';
import { HealthService } from './health.service.ts';

/** Whether the process lives and whether it can serve. */
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** 200 as long as the process answers. */
  @Public()
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 200 when database, migrations and job queue are there; 503 otherwise. Outside services do not count. */
  @Public()
  @Get('ready')
  async ready(): Promise<{ status: 'ok' }> {
    await this.health.assertReady();
    return { status: 'ok' };
  }
}
