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
    summary: 'Tells that the process answers.',
    response: { description: 'It does.', schema: healthResponse },
  })
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 200 when database, migrations and job queue are ready; 503 otherwise. External services do not count. */
  @Public()
  @Endpoint({
    summary: 'Tells whether database, migrations and job queue are there; outside services do not count.',
    response: { description: 'They are.', schema: healthResponse },
    problems: { 503: 'Not yet, or not for the moment.' },
  })
  @Get('ready')
  async ready(): Promise<{ status: 'ok' }> {
    await this.health.assertReady();
    return { status: 'ok' };
  }
}
