import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.ts';
import { CommonModule } from './common/common.module.ts';
import { ConfigModule } from './config/config.module.ts';
import type { Settings } from './config/settings.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DocsModule } from './docs/docs.module.ts';
import { DonationsAdminModule } from './donation-desk/donation-desk.module.ts';
import { DonationsModule } from './donations/donations.module.ts';
import { FulfilmentModule } from './fulfilment/fulfilment.module.ts';
import { DonorPortalModule } from './giving/giving.module.ts';
import { HealthModule } from './health/health.module.ts';
import { OrdersAdminModule } from './order-desk/order-desk.module.ts';
import { OrdersModule } from './orders/orders.module.ts';
import { PostsModule } from './posts/posts.module.ts';
import { ProductsModule } from './products/products.module.ts';
import { SearchModule } from './search/search.module.ts';
import { ShippingModule } from './shipping/shipping.module.ts';
import { TaxModule } from './tax/tax.module.ts';
import { VideosModule } from './videos/videos.module.ts';
import { WebModule } from './web/web.module.ts';

/** The whole server: one module for each noun. */
@Module({})
export class AppModule {
  static of(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(settings),
        CommonModule,
        DatabaseModule,
        AuthModule,
        DocsModule,
        DonationsAdminModule,
        DonationsModule,
        FulfilmentModule,
        DonorPortalModule,
        HealthModule,
        OrdersAdminModule,
        OrdersModule,
        PostsModule,
        ProductsModule,
        SearchModule,
        ShippingModule,
        TaxModule,
        VideosModule,
        WebModule,
      ],
    };
  }
}
