import { object, string } from 'yup';
import type { InferType } from 'yup';
import { choice, integer, list, record, text } from '../validation/response-fields.ts';

/** Lists whose filters staff can save. */
const FILTERED_LISTS = ['orders', 'donations', 'recurring_donations', 'audit'] as const;
export type FilteredList = (typeof FILTERED_LISTS)[number];

/** Saved filters of one person for one list. */
export const SAVED_FILTERS_MAX = 20;
const NAME_MAX = 40;
const QUERY_MAX = 2000;

const hasNoControlCharacters = (value: string) => !/\p{Cc}/u.test(value);

const filterNameField = () =>
  string()
    .trim('Name must not begin or end with a space.')
    .required('Name is required.')
    .max(NAME_MAX, `Name must be at most ${NAME_MAX} characters.`)
    .test('control-characters', 'Name must be one line of text.', hasNoControlCharacters);

/** Body of `POST /api/account/filters/`. */
export const savedFilterSchema = object({
  list: string()
    .oneOf([...FILTERED_LISTS], 'Choose a list.')
    .required('Choose a list.'),
  name: filterNameField(),
  query: string()
    .required('Choose a filter first.')
    .max(QUERY_MAX, 'The filter is too long.')
    .test('control-characters', 'Invalid filter.', hasNoControlCharacters)
    .meta({ description: 'Query string of the list without its position: `state=paid&from=2026-04-01`.' }),
});
export type SavedFilterForm = InferType<typeof savedFilterSchema>;

/** Body of `PUT /api/account/filters/{id}/`. */
export const filterNameSchema = object({ name: filterNameField() });
export type FilterNameForm = InferType<typeof filterNameSchema>;

/** Response of `POST` and `PUT /api/account/filters/`. */
export const savedFilterResponse = record({
  id: integer(),
  list: choice(FILTERED_LISTS),
  name: text(),
  query: text('Query string of the list; parameters that the list no longer knows do not filter.'),
});
export type SavedFilter = InferType<typeof savedFilterResponse>;

/** Response of `GET /api/account/filters/`. */
export const savedFilterListResponse = list(savedFilterResponse);
