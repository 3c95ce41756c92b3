import { Module } from '@nestjs/common';
import { OrdersAdminModule } from '@paniscus/server/commerce';
import { DonationsAdminModule } from '@paniscus/server/donations';
import { EmailModule } from '@paniscus/server/integrations';
import { PaymentsModule } from '@paniscus/server/payments';
import { HealthModule, JobsModule } from '@paniscus/server/platform';
import { DailySummary } from './daily-summary.service.ts';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardService } from './dashboard.service.ts';

@Module({
  imports: [DonationsAdminModule, EmailModule, HealthModule, JobsModule, OrdersAdminModule, PaymentsModule],
  controllers: [DashboardController],
  providers: [DailySummary, DashboardService],
})
export class DashboardModule {}
