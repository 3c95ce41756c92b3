import {
  donorPortalResponse,
  recurringActionResponse,
  recurringCardResponse,
} from '@paniscus/domain/donor-portal';
import { parseResponse } from '../parse-response';

export const parseDonorPortal = (response: Response) => parseResponse(response, donorPortalResponse);
export const parseRecurringAction = (response: Response) => parseResponse(response, recurringActionResponse);
export const parseRecurringCard = (response: Response) => parseResponse(response, recurringCardResponse);
