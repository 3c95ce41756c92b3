import { Controller, Get, Header } from '@nestjs/common';
import { dashboardResponse } from '@paniscus/domain/dashboard';
import type { Dashboard } from '@paniscus/domain/dashboard';
import { Roles } from '@paniscus/server/identity';
import { Endpoint } from '@paniscus/server/platform';
import { DashboardService } from './dashboard.service.ts';

@Roles('admin')
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Endpoint({
    summary:
      'Returns what needs attention now, the income of the last twelve months and the state of the system.',
    response: { description: 'The dashboard.', schema: dashboardResponse },
  })
  @Header('cache-control', 'no-store')
  @Get()
  get(): Promise<Dashboard> {
    return this.dashboard.get();
  }
}
