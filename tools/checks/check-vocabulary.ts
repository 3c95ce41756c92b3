// Names and comments use the terms of the field; vocabulary.data.ts lists what they replace.
import ts from 'typescript';
import type { ProjectFile } from './files.ts';
import { finish, isSource, projectFiles } from './files.ts';
import { replacedInComments, replacedInNames } from './vocabulary.data.ts';

/** Words of the keyboard, texts to read, migrations and drawings have words of their own. */
const UNCHECKED =
  /\/migrations\/|\/generated\/|^libs\/lexigrams\/vocabulary\/|^libs\/content\/.*\.data\.ts$|^tools\/art\/|^tools\/checks\/(?:check-)?vocabulary/;

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

/** Replaced words in the names and comments of a file, one line each. */
export function findReplacedWords(file: ProjectFile): string[] {
  const names = collectNames(parse(file)).flatMap((name) => findInName(name) ?? []);
  const comments = collectComments(file).flatMap((comment) =>
    replacedInComments
      .filter(({ pattern }) => pattern.test(comment))
      .map(({ pattern, use }) => `comment with "${pattern.exec(comment)?.[0] ?? ''}": ${use}`),
  );
  return [...names, ...comments].map((complaint) => `${file.path}: ${complaint}`);
}

if (import.meta.main) {
  const files = projectFiles(
    (path) => isSource(path) && /^(?:apps|libs|tools)\//.test(path) && !UNCHECKED.test(path),
  );
  finish('check-vocabulary', files.flatMap(findReplacedWords));
}
