import { yupResolver } from '@hookform/resolvers/yup';
import { SHIPPING_FIELDS, shippingFormSchema } from '@paniscus/domain/checkout';
import { firstFailureResolver } from '@paniscus/ui';

export const shippingResolver = firstFailureResolver(yupResolver(shippingFormSchema), SHIPPING_FIELDS);
