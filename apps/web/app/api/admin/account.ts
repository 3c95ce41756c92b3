import { accountResponse } from '@paniscus/domain/session';
import type { Account } from '@paniscus/domain/session';
import { callApiAsStaff } from '../client';
import { parseResponse } from '../parse-response';

export async function fetchAccount(): Promise<Account> {
  return parseResponse(await callApiAsStaff('/account/'), accountResponse);
}
