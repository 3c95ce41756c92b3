import { redirect } from 'react-router-dom';
import { paths } from '../paths';

/** The short address, for people who type it. */
export const loader = () => redirect(paths.keyboard, 308);
