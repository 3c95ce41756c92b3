import { recoveryCodesResponse, twoStepResponse, twoStepSetupResponse } from '@paniscus/domain/session';
import type {
  ChangeTwoStepForm,
  CodeForm,
  RecoveryCodes,
  StartTwoStepForm,
  TwoStep,
  TwoStepSetup,
} from '@paniscus/domain/session';
import { callApiAsStaff } from '../client';
import { parseResponse } from '../parse-response';

const post = (action: string, body: object) =>
  callApiAsStaff(`/account/two-step/${action}/`, { method: 'POST', body });

export async function fetchTwoStep(): Promise<TwoStep> {
  return parseResponse(await callApiAsStaff('/account/two-step/'), twoStepResponse);
}

export async function startTwoStep(form: StartTwoStepForm): Promise<TwoStepSetup> {
  return parseResponse(await post('start', form), twoStepSetupResponse);
}

export async function confirmTwoStep(form: CodeForm): Promise<RecoveryCodes> {
  return parseResponse(await post('confirm', form), recoveryCodesResponse);
}

export async function turnOffTwoStep(form: ChangeTwoStepForm): Promise<void> {
  await post('turn-off', form);
}

export async function createRecoveryCodes(form: ChangeTwoStepForm): Promise<RecoveryCodes> {
  return parseResponse(await post('recovery-codes', form), recoveryCodesResponse);
}
