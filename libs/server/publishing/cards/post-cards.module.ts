import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.ts';
import { PostCardsController } from './post-cards.controller.ts';
import { PostCardsService } from './post-cards.service.ts';

@Module({
  imports: [PostsModule],
  controllers: [PostCardsController],
  providers: [PostCardsService],
})
export class PostCardsModule {}
