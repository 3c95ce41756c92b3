import { Module } from '@nestjs/common';
import type { DynamicModule, Type } from '@nestjs/common';
import { RateLimitsModule } from '@paniscus/server/platform';
import { PostsModule } from '../posts/posts.module.ts';
import { PRODUCT_SOURCE } from './product-source.ts';
import type { ProductSource } from './product-source.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';

/** The module that provides the products, and the service in it that lists them. */
type SearchOptions = { module: Type; products: Type<ProductSource> };

@Module({})
export class SearchModule {
  static forRoot({ module, products }: SearchOptions): DynamicModule {
    return {
      module: SearchModule,
      imports: [RateLimitsModule, PostsModule, module],
      controllers: [SearchController],
      providers: [SearchService, { provide: PRODUCT_SOURCE, useExisting: products }],
    };
  }
}
