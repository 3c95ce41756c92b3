import { personalDataResponse } from '@paniscus/domain/personal-data';
import type { Erasure, PersonalData } from '@paniscus/domain/personal-data';
import { callApiAsStaff } from '../client';
import { parseResponse } from '../parse-response';

export async function findPersonalData(email: string): Promise<PersonalData> {
  const response = await callApiAsStaff('/personal-data/', { method: 'POST', body: { email } });
  return parseResponse(response, personalDataResponse);
}

/** Returns what was held until then. */
export async function erasePersonalData(body: Erasure): Promise<PersonalData> {
  const response = await callApiAsStaff('/personal-data/erase/', { method: 'POST', body });
  return parseResponse(response, personalDataResponse);
}
