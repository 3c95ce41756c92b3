export { PersonalDataScreen } from './PersonalDataScreen/PersonalDataScreen';
export type { PersonalDataState } from './PersonalDataScreen/personal-data-screen.types';
