/** What the store sells: fetched from the print shop, kept as last known, priced for everyone who sells it. */
import { Module } from '@nestjs/common';
import { PrintifyModule } from '../printify/printify.module.ts';
import { PagePurgeModule } from '../web/page-purge.module.ts';
import { CartPricing } from './cart-pricing.service.ts';
import { CatalogueRefresher } from './catalogue-refresher.ts';
import { CatalogueService } from './catalogue.service.ts';
import { CatalogueStore } from './catalogue.store.ts';
import { PictureMaker } from './pictures/picture-maker.ts';
import { PicturesController } from './pictures/pictures.controller.ts';
import { PicturesService } from './pictures/pictures.service.ts';
import { ProductsController } from './products.controller.ts';

@Module({
  imports: [PagePurgeModule, PrintifyModule],
  controllers: [PicturesController, ProductsController],
  providers: [
    CartPricing,
    CatalogueRefresher,
    CatalogueService,
    CatalogueStore,
    PictureMaker,
    PicturesService,
  ],
  exports: [CartPricing, CatalogueService],
})
export class ProductsModule {}
