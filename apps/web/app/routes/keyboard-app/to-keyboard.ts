import { redirect } from 'react-router-dom';
import { paths } from '@paniscus/routes';

export const loader = () => redirect(paths.keyboard, 308);
