import { yupResolver } from '@hookform/resolvers/yup';
import { loginSchema } from '@paniscus/domain/session';
import { firstFailureResolver } from '@paniscus/ui';

export const loginResolver = firstFailureResolver(yupResolver(loginSchema), ['username', 'password']);
