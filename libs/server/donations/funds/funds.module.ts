import { Module } from '@nestjs/common';
import { CacheInvalidationModule } from '@paniscus/server/platform';
import { FundsController } from './funds.controller.ts';
import { FundsService } from './funds.service.ts';

@Module({
  imports: [CacheInvalidationModule],
  controllers: [FundsController],
  providers: [FundsService],
  exports: [FundsService],
})
export class FundsModule {}
