import { yupResolver } from '@hookform/resolvers/yup';
import { DONATION_FIELDS, donationFormSchema } from '@paniscus/domain/donation';
import { firstFailureResolver } from '@paniscus/ui';

export const donationResolver = firstFailureResolver(yupResolver(donationFormSchema), DONATION_FIELDS);
