import { yupResolver } from '@hookform/resolvers/yup';
import { recurringAmountFormSchema } from '@paniscus/domain/donor-portal';

export const amountResolver = yupResolver(recurringAmountFormSchema);
