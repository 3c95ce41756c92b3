import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import {
  CatalogService,
  FulfillmentModule,
  OrdersAdminModule,
  OrdersModule,
  ProductsModule,
  ShippingModule,
  TaxModule,
} from '@paniscus/server/commerce';
import { DashboardModule } from '@paniscus/server/dashboard';
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
import { PersonalDataModule } from '@paniscus/server/privacy';
import {
  ImpactModule,
  NewsletterModule,
  PostCardsModule,
  PostsModule,
  SamplePostsModule,
  SearchModule,
  VideosModule,
} from '@paniscus/server/publishing';
import { schema } from './schema.ts';

@Module({})
export class AppModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(settings),
        PlatformModule,
        DatabaseModule.forRoot(schema),
        AuthModule,
        ApiDocsModule,
        DashboardModule,
        DonationsAdminModule,
        DonationsModule,
        FulfillmentModule,
        DonorPortalModule,
        HealthModule,
        ImpactModule,
        NewsletterModule,
        OrdersAdminModule,
        OrdersModule,
        PersonalDataModule,
        PostCardsModule,
        PostsModule,
        ProductsModule,
        SamplePostsModule,
        SearchModule.forRoot({ module: ProductsModule, products: CatalogService }),
        ShippingModule,
        TaxModule,
        VideosModule,
        PagesModule,
      ],
    };
  }
}
