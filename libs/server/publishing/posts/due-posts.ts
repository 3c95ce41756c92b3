import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { repeatEvery, EventLog } from '@paniscus/server/platform';
import { PostsService } from './posts.service.ts';

const EVERY_MS = 5000;

@Injectable()
export class DuePosts implements OnApplicationBootstrap, OnModuleDestroy {
  private stop = () => {};

  constructor(
    private readonly posts: PostsService,
    private readonly eventLog: EventLog,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = repeatEvery(
      EVERY_MS,
      () => this.posts.publishDue(),
      (error) => this.eventLog.warn('publish_due_posts_failed', error),
    );
  }

  onModuleDestroy(): void {
    this.stop();
  }
}
