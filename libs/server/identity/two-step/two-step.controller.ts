import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import {
  changeTwoStepSchema,
  codeSchema,
  recoveryCodesResponse,
  startTwoStepSchema,
  twoStepResponse,
  twoStepSetupResponse,
} from '@paniscus/domain/session';
import type {
  ChangeTwoStepForm,
  CodeForm,
  RecoveryCodes,
  StartTwoStepForm,
  TwoStep,
  TwoStepSetup,
} from '@paniscus/domain/session';
import { Endpoint, SchemaPipe } from '@paniscus/server/platform';
import { StaffUser } from '../auth/staff-identity.ts';
import type { StaffIdentity } from '../auth/staff-identity.ts';
import { TwoStepService } from './two-step.service.ts';

const LIMITED = 'Too many wrong passwords or codes.';
const CODES = { description: 'Ten recovery codes.', schema: recoveryCodesResponse };

@Controller('account/two-step')
export class TwoStepController {
  constructor(private readonly twoStep: TwoStepService) {}

  @Endpoint({
    summary: "Returns whether the staff member's sign-in requires a one-time code.",
    response: { description: 'Two-step sign-in of the account.', schema: twoStepResponse },
  })
  @Header('cache-control', 'no-store')
  @Get()
  get(@StaffUser() staff: StaffIdentity): Promise<TwoStep> {
    return this.twoStep.get(staff);
  }

  @Endpoint({
    summary:
      'Creates a secret for an authenticator app (RFC 6238); a code from the app turns two-step sign-in on.',
    response: { description: 'The secret, valid for 30 minutes.', schema: twoStepSetupResponse },
    problems: { 409: 'Two-step sign-in is already on.', 429: LIMITED },
  })
  @Header('cache-control', 'no-store')
  @Post('start')
  @HttpCode(200)
  start(
    @Body(new SchemaPipe(startTwoStepSchema)) form: StartTwoStepForm,
    @StaffUser() staff: StaffIdentity,
  ): Promise<TwoStepSetup> {
    return this.twoStep.start(staff, form);
  }

  @Endpoint({
    summary: 'Turns two-step sign-in on with the first code of the app.',
    response: CODES,
    problems: { 429: LIMITED },
  })
  @Header('cache-control', 'no-store')
  @Post('confirm')
  @HttpCode(200)
  confirm(
    @Body(new SchemaPipe(codeSchema)) form: CodeForm,
    @StaffUser() staff: StaffIdentity,
  ): Promise<RecoveryCodes> {
    return this.twoStep.confirm(staff, form);
  }

  @Endpoint({
    summary: 'Turns two-step sign-in off.',
    response: { status: 204, description: 'Signing in requires the password only.' },
    problems: { 429: LIMITED },
  })
  @Post('turn-off')
  @HttpCode(204)
  turnOff(
    @Body(new SchemaPipe(changeTwoStepSchema)) form: ChangeTwoStepForm,
    @StaffUser() staff: StaffIdentity,
  ): Promise<void> {
    return this.twoStep.turnOff(staff, form);
  }

  @Endpoint({
    summary: 'Creates new recovery codes; the earlier ones stop working.',
    response: CODES,
    problems: { 429: LIMITED },
  })
  @Header('cache-control', 'no-store')
  @Post('recovery-codes')
  @HttpCode(200)
  createRecoveryCodes(
    @Body(new SchemaPipe(changeTwoStepSchema)) form: ChangeTwoStepForm,
    @StaffUser() staff: StaffIdentity,
  ): Promise<RecoveryCodes> {
    return this.twoStep.createRecoveryCodes(staff, form);
  }
}
