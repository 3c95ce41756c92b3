export { AboutScreen } from './AboutScreen/AboutScreen';
