import { Controller, Get } from '@nestjs/common';
import { object, string } from 'yup';
import { Public } from '../http/public.decorator.ts';
import { Endpoint } from '../openapi/endpoint.decorator.ts';
import { HealthService } from './health.service.ts';

const healthResponse = object({ status: string().oneOf(['ok']).defined() }).defined();

@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Public()
  @Endpoint({
    summary: 'Reports whether the server process is running.',
    response: { description: 'The process is running.', schema: healthResponse },
  })
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 200 when database, migrations and job queue are ready; 503 otherwise. External services do not count. */
  @Public()
  @Endpoint({
    summary:
      'Reports whether the database, its migrations and the job queue are ready, regardless of external services.',
    response: { description: 'The server is ready.', schema: healthResponse },
    problems: { 503: 'The database, its migrations or the job queue are not ready.' },
  })
  @Get('ready')
  async ready(): Promise<{ status: 'ok' }> {
    await this.health.assertReady();
    return { status: 'ok' };
  }
}
