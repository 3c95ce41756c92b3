import { Module } from '@nestjs/common';
import { PictureSource } from './picture-source.ts';
import { PrintifyClient } from './printify-client.ts';
import { PrintifyService } from './printify.service.ts';

@Module({
  providers: [PictureSource, PrintifyClient, PrintifyService],
  exports: [PictureSource, PrintifyService],
})
export class PrintifyModule {}
