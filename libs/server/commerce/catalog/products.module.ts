import { Module } from '@nestjs/common';
import { PrintifyModule } from '@paniscus/server/integrations';
import { CacheInvalidationModule } from '@paniscus/server/platform';
import { CartPricing } from './cart-pricing.service.ts';
import { CatalogRefresher } from './catalog-refresher.ts';
import { CatalogService } from './catalog.service.ts';
import { CatalogStore } from './catalog.store.ts';
import { PictureMaker } from './pictures/picture-maker.ts';
import { PicturesController } from './pictures/pictures.controller.ts';
import { PicturesService } from './pictures/pictures.service.ts';
import { ProductsController } from './products.controller.ts';

@Module({
  imports: [CacheInvalidationModule, PrintifyModule],
  controllers: [PicturesController, ProductsController],
  providers: [CartPricing, CatalogRefresher, CatalogService, CatalogStore, PictureMaker, PicturesService],
  exports: [CartPricing, CatalogService],
})
export class ProductsModule {}
