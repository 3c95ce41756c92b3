import { yupResolver } from '@hookform/resolvers/yup';
import { contactFields, contactSchema } from '@paniscus/domain/contact';
import { firstFailureResolver } from '@paniscus/ui';

export const messageResolver = firstFailureResolver(yupResolver(contactSchema), contactFields);
