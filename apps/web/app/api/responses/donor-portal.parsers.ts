import {
  donorPortalResponse,
  recurringCardResponse,
  recurringDonationResponse,
} from '@paniscus/domain/donor-portal';
import { parseResponse } from '../parse-response';

export const parseDonorPortal = (response: Response) => parseResponse(response, donorPortalResponse);
export const parseRecurringDonation = (response: Response) =>
  parseResponse(response, recurringDonationResponse);
export const parseRecurringCard = (response: Response) => parseResponse(response, recurringCardResponse);
