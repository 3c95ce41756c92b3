import { applyDecorators, Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  monthlyAmountSchema,
  monthlyCardSchema,
  monthlyPauseSchema,
  recurringCardResponse,
  recurringDonationResponse,
} from '@paniscus/domain/donor-portal';
import type {
  RecurringAmountRequest,
  RecurringCardAnswer,
  RecurringCardRequest,
  RecurringDonation,
  RecurringPauseRequest,
} from '@paniscus/domain/donor-portal';
import { Clock, IdPipe, Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import type { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { toRecurringDonation } from '../recurring-donation.view.ts';
import { RecurringActions } from './recurring-actions.service.ts';

const PROBLEMS = {
  404: 'There is no such monthly gift behind this link.',
  409: 'It has ended.',
  429: 'Too many changes.',
  503: 'The payment provider is away; nothing was changed.',
};
const GIFT = { description: 'The monthly gift afterwards.', schema: recurringDonationResponse };

/** Public: the token in the URL identifies the donor. */
const Action = (path: string, summary: string, problems: Record<number, string> = {}) =>
  applyDecorators(
    Public(),
    Post(path),
    HttpCode(200),
    Endpoint({ summary, response: GIFT, problems: { ...PROBLEMS, ...problems } }),
  );

@Controller('giving/:token/monthly/:id')
export class RecurringActionsController {
  constructor(
    private readonly actions: RecurringActions,
    private readonly clock: Clock,
  ) {}

  @Action('amount', 'Changes what is charged, from the next charge on.')
  amount(
    @Param('token') token: string,
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(monthlyAmountSchema)) body: RecurringAmountRequest,
  ): Promise<RecurringDonation> {
    return this.answer(this.actions.changeAmount(token, id, body));
  }

  @Action('pause', 'Pauses for some months, or until the donor goes on. What is owed is let go.')
  pause(
    @Param('token') token: string,
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(monthlyPauseSchema)) body: RecurringPauseRequest,
  ): Promise<RecurringDonation> {
    return this.answer(this.actions.pause(token, id, body));
  }

  @Action('resume', 'Ends a pause.')
  resume(@Param('token') token: string, @Param('id', IdPipe) id: number): Promise<RecurringDonation> {
    return this.answer(this.actions.resume(token, id));
  }

  @Action('stop', 'Ends it for good; again: nothing happens.')
  stop(@Param('token') token: string, @Param('id', IdPipe) id: number): Promise<RecurringDonation> {
    return this.answer(this.actions.stop(token, id));
  }

  @Action('retry', 'Tries a failed charge again.', {
    402: 'The card was declined again, for the reason told.',
  })
  retry(@Param('token') token: string, @Param('id', IdPipe) id: number): Promise<RecurringDonation> {
    return this.answer(this.actions.retry(token, id));
  }

  @Public()
  @Endpoint({
    summary: 'Begins to replace the card.',
    response: {
      description: 'What the card confirmation in the browser needs.',
      schema: recurringCardResponse,
    },
    problems: PROBLEMS,
  })
  @Post('card')
  @HttpCode(200)
  async card(@Param('token') token: string, @Param('id', IdPipe) id: number): Promise<RecurringCardAnswer> {
    return { clientSecret: await this.actions.beginCard(token, id) };
  }

  @Action('card/confirm', 'Charges the confirmed card from now on, and what is owed at once.')
  confirmCard(
    @Param('token') token: string,
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(monthlyCardSchema)) body: RecurringCardRequest,
  ): Promise<RecurringDonation> {
    return this.answer(this.actions.confirmCard(token, id, body.setup_intent_id));
  }

  private async answer(gift: Promise<RecurringDonationEntity>): Promise<RecurringDonation> {
    return toRecurringDonation(await gift, this.clock.now());
  }
}
