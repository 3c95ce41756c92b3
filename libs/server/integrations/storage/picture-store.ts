/** File of an uploaded picture: one folder a picture, one file a version. */
export type StoredFile = { folder: string; name: string };

/** Where the files of uploaded pictures are stored. */
export abstract class PictureStore {
  abstract write(file: StoredFile, bytes: Buffer, mediaType: string): Promise<void>;

  /** Undefined when there is no such file. */
  abstract read(file: StoredFile): Promise<Buffer | undefined>;

  /** Removes files of a folder; missing ones are ignored. */
  abstract remove(folder: string, names: readonly string[]): Promise<void>;
}
