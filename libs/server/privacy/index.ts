export { PersonalDataModule } from './personal-data.module.ts';
