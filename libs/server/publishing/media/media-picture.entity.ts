import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A picture in the media library; its files are in the picture store. */
@Entity('media_pictures')
export class MediaPictureEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Random part of the picture's URL, 32 hexadecimal digits. */
  @Column({ type: 'text' })
  key: string;

  /** SHA-256 of the uploaded file: uploading it again returns this picture. */
  @Column({ type: 'text' })
  digest: string;

  /** Name of the uploaded file. */
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  alt: string;

  /** Size of the largest stored version in pixels. */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  @Column({ type: 'integer', name: 'author_id' })
  authorId: number;

  @Column({ type: 'text' })
  byline: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
