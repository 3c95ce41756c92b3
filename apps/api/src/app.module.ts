import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import {
  FulfillmentModule,
  OrdersAdminModule,
  OrdersModule,
  ProductsModule,
  ShippingModule,
  TaxModule,
} from '@paniscus/server/commerce';
import { DonationsAdminModule, DonationsModule, DonorPortalModule } from '@paniscus/server/donations';
import { AuthModule } from '@paniscus/server/identity';
import { PagesModule } from '@paniscus/server/pages';
import {
  PlatformModule,
  ConfigModule,
  DatabaseModule,
  ApiDocsModule,
  HealthModule,
} from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { PostsModule, SearchModule, VideosModule } from '@paniscus/server/publishing';
import { schema } from './schema.ts';

@Module({})
export class AppModule {
  static of(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(settings),
        PlatformModule,
        DatabaseModule.of(schema),
        AuthModule,
        ApiDocsModule,
        DonationsAdminModule,
        DonationsModule,
        FulfillmentModule,
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
        PagesModule,
      ],
    };
  }
}
