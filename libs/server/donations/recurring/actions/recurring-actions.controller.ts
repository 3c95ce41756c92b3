import { applyDecorators, Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  recurringAmountSchema,
  recurringCardSchema,
  recurringPauseSchema,
  recurringCardResponse,
  recurringActionResponse,
} from '@paniscus/domain/donor-portal';
import type {
  RecurringActionResult,
  RecurringAmountRequest,
  RecurringCardResponse,
  RecurringCardRequest,
  RecurringPauseRequest,
} from '@paniscus/domain/donor-portal';
import { Clock, IdPipe, Endpoint, Public, SchemaPipe } from '@paniscus/server/platform';
import { RecurringActions } from './recurring-actions.service.ts';
import { toRecurringActionResult } from './recurring-action-outcome.ts';
import type { RecurringActionOutcome } from './recurring-action-outcome.ts';

const COMMON_PROBLEMS = {
  404: 'The link token is invalid, or the recurring donation does not belong to it.',
  409: 'The recurring donation has ended.',
  429: 'Too many requests.',
  503: 'The payment provider is unavailable.',
};
const UPDATED_RECURRING_DONATION = {
  description: 'The updated recurring donation, and what the action made of its missed charges.',
  schema: recurringActionResponse,
};

/** Public: the token in the URL identifies the donor. */
const Action = (path: string, summary: string, problems: Record<number, string> = {}) =>
  applyDecorators(
    Public(),
    Post(path),
    HttpCode(200),
    Endpoint({
      summary,
      response: UPDATED_RECURRING_DONATION,
      problems: { ...COMMON_PROBLEMS, ...problems },
    }),
  );

@Controller('giving/:token/monthly/:id')
export class RecurringActionsController {
  constructor(
    private readonly actions: RecurringActions,
    private readonly clock: Clock,
  ) {}

  @Action('amount', 'Changes the amount of a recurring donation, starting with the next charge.', {
    409: 'The recurring donation has ended, or its amount is no longer `current_amount`.',
  })
  amount(
    @Param('token') token: string,
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(recurringAmountSchema)) body: RecurringAmountRequest,
  ): Promise<RecurringActionResult> {
    return this.toResponse(this.actions.changeAmount(token, id, body));
  }

  @Action(
    'pause',
    'Pauses a recurring donation for a number of months or until it is resumed, and voids its open invoices.',
  )
  pause(
    @Param('token') token: string,
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(recurringPauseSchema)) body: RecurringPauseRequest,
  ): Promise<RecurringActionResult> {
    return this.toResponse(this.actions.pause(token, id, body));
  }

  @Action('resume', 'Resumes a paused recurring donation.')
  resume(@Param('token') token: string, @Param('id', IdPipe) id: number): Promise<RecurringActionResult> {
    return this.toResponse(this.actions.resume(token, id));
  }

  @Action('stop', 'Cancels a recurring donation permanently; repeating the request has no further effect.')
  stop(@Param('token') token: string, @Param('id', IdPipe) id: number): Promise<RecurringActionResult> {
    return this.toResponse(this.actions.stop(token, id));
  }

  @Action('retry', 'Retries the failed charge of a recurring donation.', {
    402: 'The card was declined; `detail` contains the payment provider’s reason.',
  })
  retry(@Param('token') token: string, @Param('id', IdPipe) id: number): Promise<RecurringActionResult> {
    return this.toResponse(this.actions.retry(token, id));
  }

  @Public()
  @Endpoint({
    summary: 'Creates a setup intent to replace the card of a recurring donation.',
    response: {
      description: 'The client secret that the browser uses to confirm the card.',
      schema: recurringCardResponse,
    },
    problems: COMMON_PROBLEMS,
  })
  @Post('card')
  @HttpCode(200)
  async card(@Param('token') token: string, @Param('id', IdPipe) id: number): Promise<RecurringCardResponse> {
    return { clientSecret: await this.actions.startCard(token, id) };
  }

  @Action('card/confirm', 'Uses the confirmed card for future charges and charges open invoices immediately.')
  confirmCard(
    @Param('token') token: string,
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(recurringCardSchema)) body: RecurringCardRequest,
  ): Promise<RecurringActionResult> {
    return this.toResponse(this.actions.confirmCard(token, id, body.setup_intent_id));
  }

  private async toResponse(outcome: Promise<RecurringActionOutcome>): Promise<RecurringActionResult> {
    return toRecurringActionResult(await outcome, this.clock.now());
  }
}
