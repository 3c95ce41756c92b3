import { Injectable } from '@nestjs/common';
import type { PersonalData } from '@paniscus/domain/personal-data';
import type { EntityManager } from 'typeorm';
import { NewsletterSubscriberEntity } from './newsletter-subscriber.entity.ts';

/** Finds and erases the newsletter subscription of a person. */
@Injectable()
export class NewsletterDataService {
  /** `email` may have any case. Null when the address is not subscribed. */
  async find(manager: EntityManager, email: string): Promise<PersonalData['newsletter']> {
    const subscriber = await manager.findOneBy(NewsletterSubscriberEntity, { email: email.toLowerCase() });
    if (subscriber === null) return null;
    const { createdAt, confirmedAt } = subscriber;
    return { requested_at: createdAt.toISOString(), confirmed_at: confirmedAt?.toISOString() ?? null };
  }

  async erase(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(NewsletterSubscriberEntity, { email: email.toLowerCase() });
  }
}
