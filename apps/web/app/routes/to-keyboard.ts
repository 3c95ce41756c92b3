import { redirect } from 'react-router-dom';
import { paths } from '../paths';

export const loader = () => redirect(paths.keyboard, 308);
