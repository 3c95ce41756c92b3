/** The print shop: the only room that knows its interface. */
import { Module } from '@nestjs/common';
import { PrintifyService } from './print-shop.service.ts';
import { PictureSource } from './picture-source.ts';
import { PrintifyClient } from './printify-client.ts';

@Module({
  providers: [PictureSource, PrintifyClient, PrintifyService],
  exports: [PictureSource, PrintifyService],
})
export class PrintifyModule {}
