import { toRecord, toText } from './json.rules.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i;

/** Language tag of a locale; other programs also write `es_ES`. */
const toLanguageTag = (locale: string | undefined): string | undefined => {
  const tag = locale?.trim().replaceAll('_', '-') ?? '';
  return LANGUAGE_TAG.test(tag) ? tag : undefined;
};

/** The language of a board, and its texts from the string lists of the format. */
export function readBoardLanguage(board: JsonRecord) {
  const locale = toText(board['label_locale']) ?? toText(board['locale']);
  const tag = toLanguageTag(locale);
  const isEnglish = tag === undefined || /^en(-|$)/i.test(tag);
  const strings = toRecord(board['strings']);
  const lists = [locale, tag, tag?.split('-')[0]].flatMap((name) =>
    name !== undefined && Object.hasOwn(strings, name) ? [toRecord(strings[name])] : [],
  );
  return {
    isEnglish,
    /** Language tag of the words, unless they are English. */
    lang: isEnglish ? undefined : tag,
    /** A label or spoken form, as the string list of the board's language has it. */
    translate(value: unknown): string {
      const text = toText(value);
      if (text === undefined) return '';
      const list = lists.find((each) => Object.hasOwn(each, text));
      return (toText(list?.[text]) ?? text).trim();
    },
  };
}
