import { Module } from '@nestjs/common';
import { EventLog, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { LocalPictureStore } from './local-picture-store.ts';
import { PictureStore } from './picture-store.ts';
import { S3PictureStore } from './s3-picture-store.ts';

/** Provides the store of pictures that the settings choose: a bucket, or the data folder. */
@Module({
  providers: [
    {
      provide: PictureStore,
      inject: [SETTINGS, EventLog],
      useFactory: ({ mediaS3, dataDir, timeouts }: Settings, log: EventLog) =>
        mediaS3 === undefined
          ? new LocalPictureStore(dataDir)
          : new S3PictureStore(mediaS3, timeouts.storage, log),
    },
  ],
  exports: [PictureStore],
})
export class StorageModule {}
