// Names and comments use the terms of the field, texts the American spelling; vocabulary.data.ts lists what they
// replace.
import ts from 'typescript';
import type { ProjectFile } from './files.ts';
import { finish, isSource, readProjectFiles } from './files.ts';
import { replacedInComments, replacedInCopy, replacedInNames, replacedInTexts } from './vocabulary.data.ts';
import type { ReplacedWord } from './vocabulary.data.ts';

/** Words of the keyboard, texts to read, migrations and drawings have words of their own. */
const UNCHECKED =
  /\/migrations\/|\/generated\/|^libs\/lexigrams\/vocabulary\/|^libs\/content\/.*\.data\.ts$|^tools\/art\/|^tools\/checks\/(?:check-)?vocabulary/;

/** Titles of published works, synonyms for the search, and the lists of spellings themselves. */
const UNCHECKED_TEXTS =
  /\/migrations\/|\/generated\/|^libs\/content\/bibliography\/(?!bibliography\.data)|^libs\/content\/search\/|^tools\/checks\/(?:check-)?vocabulary/;

/** Files with texts for visitors and staff. */
const COPY = /^(?:libs\/(?:content|emails|features|islands|ui)|apps\/web\/app)\//;
const NO_COPY = /\.(?:spec|stories)\.tsx?$|\/testing\/|^libs\/content\/(?:bibliography|search)\//;

const splitName = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/);

function findInName(name: string): string | undefined {
  const word = replacedInNames.find(
    ({ pattern, except }) => splitName(name).some((part) => pattern.test(part)) && !except?.test(name),
  );
  return word && `"${name}": ${word.use}`;
}

function parse({ path, text }: ProjectFile): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** Names that the file declares; names of imports belong to others. */
function collectNames(source: ts.SourceFile): string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isDeclared(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names];
}

function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  const canDeclare =
    ts.isFunctionLike(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isClassDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent);
  return canDeclare && parent.name === node;
}

/** Comments as the scanner finds them, so that an address in a text is none. */
function collectComments({ path, text }: ProjectFile): string[] {
  const variant = path.endsWith('x') ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard;
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, variant, text);
  const comments: string[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan())
    if (token === ts.SyntaxKind.MultiLineCommentTrivia || token === ts.SyntaxKind.SingleLineCommentTrivia)
      comments.push(scanner.getTokenText());
  return comments;
}

/** Texts to read: a phrase, or a word that begins with a capital letter. Keys and file names are none. */
function collectTexts(source: ts.SourceFile): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText && /\s|^[A-Z]/.test(node.text)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const findIn = (kind: string, words: readonly ReplacedWord[], texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    words.flatMap(({ pattern, use }) => {
      const [word] = pattern.exec(text) ?? [];
      return word === undefined ? [] : `${kind} with "${word}": ${use}`;
    }),
  );

/** Replaced words in the names and comments of a file, one line each. */
export function findReplacedWords(file: ProjectFile): string[] {
  const names = collectNames(parse(file)).flatMap((name) => findInName(name) ?? []);
  const comments = findIn('comment', replacedInComments, collectComments(file));
  return [...names, ...comments].map((problem) => `${file.path}: ${problem}`);
}

/** Replaced words in the texts of a source file or a document, one line each. */
export function findReplacedTexts(file: ProjectFile): string[] {
  const texts = isSource(file.path) ? collectTexts(parse(file)) : [file.text];
  return findIn('text', replacedInTexts, texts).map((problem) => `${file.path}: ${problem}`);
}

/** Phrases that copy avoids in the texts of a source file, one line each. */
export function findAvoidedCopy(file: ProjectFile): string[] {
  if (!COPY.test(file.path) || NO_COPY.test(file.path)) return [];
  return findIn('copy', replacedInCopy, collectTexts(parse(file))).map(
    (problem) => `${file.path}: ${problem}`,
  );
}

if (import.meta.main) {
  const isWritten = (path: string) => /^(?:apps|libs|tools)\//.test(path) && isSource(path);
  const isDocument = (path: string) => /\.mdx?$/.test(path);
  const words = readProjectFiles((path) => isWritten(path) && !UNCHECKED.test(path)).flatMap(
    findReplacedWords,
  );
  const texts = readProjectFiles(
    (path) => (isWritten(path) || isDocument(path)) && !UNCHECKED_TEXTS.test(path),
  ).flatMap(findReplacedTexts);
  const copy = readProjectFiles(isWritten).flatMap(findAvoidedCopy);
  finish('check-vocabulary', [...words, ...texts, ...copy]);
}
