import { yupResolver } from '@hookform/resolvers/yup';
import { newsletterSignUpSchema } from '@paniscus/domain/newsletter';

export const signUpResolver = yupResolver(newsletterSignUpSchema);
