import { Module } from '@nestjs/common';
import { StorageModule } from '@paniscus/server/integrations';
import { MediaFilesController } from './media-files.controller.ts';
import { MediaUploadsController } from './media-uploads.controller.ts';
import { MediaController } from './media.controller.ts';
import { MediaService } from './media.service.ts';
import { PictureEncoder } from './picture-encoder.ts';
import { PictureFilesService } from './picture-files.service.ts';
import { PostPicturesService } from './post-pictures.service.ts';

@Module({
  imports: [StorageModule],
  controllers: [MediaController, MediaUploadsController, MediaFilesController],
  providers: [MediaService, PictureEncoder, PictureFilesService, PostPicturesService],
  exports: [MediaService, PostPicturesService],
})
export class MediaModule {}
