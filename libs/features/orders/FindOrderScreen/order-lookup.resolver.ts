import { yupResolver } from '@hookform/resolvers/yup';
import { orderLookupSchema } from '@paniscus/domain/orders';
import { firstFailureResolver } from '@paniscus/ui';

export const orderLookupResolver = firstFailureResolver(yupResolver(orderLookupSchema), ['number', 'email']);
