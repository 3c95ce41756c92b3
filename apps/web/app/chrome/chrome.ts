import { showPerson } from './person';

showPerson();
