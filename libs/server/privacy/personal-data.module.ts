import { Module } from '@nestjs/common';
import { OrdersAdminModule } from '@paniscus/server/commerce';
import { DonationsAdminModule } from '@paniscus/server/donations';
import { AuthModule } from '@paniscus/server/identity';
import { NewsletterModule } from '@paniscus/server/publishing';
import { PersonalDataController } from './personal-data.controller.ts';
import { PersonalDataService } from './personal-data.service.ts';

@Module({
  imports: [AuthModule, DonationsAdminModule, NewsletterModule, OrdersAdminModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataService],
})
export class PersonalDataModule {}
