/** The print shop: the only room that knows its interface. */
import { Module } from '@nestjs/common';
import { PrintShopService } from './print-shop.service.ts';
import { PictureSource } from './picture-source.ts';
import { PrintifyClient } from './printify-client.ts';

@Module({
  providers: [PictureSource, PrintifyClient, PrintShopService],
  exports: [PictureSource, PrintShopService],
})
export class PrintifyModule {}
