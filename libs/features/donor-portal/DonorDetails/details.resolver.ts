import { yupResolver } from '@hookform/resolvers/yup';
import { donorDetailsFormSchema } from '@paniscus/domain/donor-portal';

export const detailsResolver = yupResolver(donorDetailsFormSchema);
