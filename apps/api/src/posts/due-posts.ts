import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { repeatEvery } from '../common/repeat.ts';
import { SecurityLog } from '../common/security-log.ts';
import { PostsService } from './posts.service.ts';

const EVERY_MS = 5000;

/** Lets scheduled posts come out when their time has come. */
@Injectable()
export class DuePosts implements OnApplicationBootstrap, OnModuleDestroy {
  private stop = () => {};

  constructor(
    private readonly posts: PostsService,
    private readonly securityLog: SecurityLog,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = repeatEvery(
      EVERY_MS,
      () => this.posts.publishDue(),
      (error) => this.securityLog.warn('publish_due_posts_failed', error),
    );
  }

  onModuleDestroy(): void {
    this.stop();
  }
}
