import { Injectable } from '@nestjs/common';
import type { MonthlyGift } from '@paniscus/domain';
import type { EntityManager } from 'typeorm';

/** Who knows the monthly gifts of an e-mail address (in lower case), newest first. */
export interface MonthlyGiftSource {
  monthlyGiftsOf(manager: EntityManager, email: string): Promise<MonthlyGift[]>;
}

/** `monthly/` registers itself here in `onModuleInit`, so that a donor's page need not know it. */
@Injectable()
export class MonthlyGiftSources {
  private source: MonthlyGiftSource | undefined;

  register(source: MonthlyGiftSource): void {
    this.source = source;
  }

  async monthlyGiftsOf(manager: EntityManager, email: string): Promise<MonthlyGift[]> {
    return (await this.source?.monthlyGiftsOf(manager, email)) ?? [];
  }
}
