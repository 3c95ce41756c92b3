import { tokenPairResponse } from '@paniscus/domain/session';
import type { TokenPair } from '@paniscus/domain/session';
import { parseResponse } from '../parse-response';

export const parseTokenPair = (response: Response): Promise<TokenPair> =>
  parseResponse(response, tokenPairResponse);
