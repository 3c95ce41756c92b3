import { yupResolver } from '@hookform/resolvers/yup';
import { cardHolderSchema } from '@paniscus/domain/donor-portal';

export const cardHolderResolver = yupResolver(cardHolderSchema);
