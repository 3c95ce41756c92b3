import { showPerson } from './person';

// Runs in the head of every page, before the first paint.
showPerson();
