import { donationIntentResponse } from '@paniscus/domain/donation';
import { parseResponse } from '../parse-response';

export const parseDonationIntent = (response: Response) => parseResponse(response, donationIntentResponse);
