import { yupResolver } from '@hookform/resolvers/yup';
import { donorPortalLinkSchema } from '@paniscus/domain/donor-portal';

export const linkResolver = yupResolver(donorPortalLinkSchema);
