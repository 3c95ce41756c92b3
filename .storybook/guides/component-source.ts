import ts from 'typescript';
import { listImports, resolveImport } from './list-imports.ts';

/** Text of each source file, by its path from the root of the repository, such as `/libs/ui/layout/Page/Page.tsx`. */
export type Sources = Readonly<Record<string, string>>;

const parsed = new Map<string, ts.SourceFile>();

function parse(path: string, sources: Sources): ts.SourceFile {
  const known = parsed.get(path);
  if (known !== undefined) return known;
  const file = ts.createSourceFile(path, sources[path] ?? '', ts.ScriptTarget.Latest, true);
  parsed.set(path, file);
  return file;
}

/** Modules of the same folder, loaded at once or on demand. */
const listFolderModules = (text: string) =>
  [...text.matchAll(/(?:from |import\()'(\.\/[^/']{1,80})'/g)].flatMap(([, module]) => module ?? []);

/** The component's file and the files of its folder that it imports, directly or not. */
export function listOwnFiles(path: string, sources: Sources, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const module of listFolderModules(sources[path] ?? '')) {
    const file = resolveImport(path, module, sources);
    if (file !== undefined) listOwnFiles(file, sources, found);
  }
  return found;
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const findType = (file: ts.SourceFile, name: string): Declaration | undefined =>
  file.statements
    .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    .find((node) => node.name.text === name);

/** Nodes that hold the types of a component's props. */
function findPropTypes(file: ts.SourceFile, component: string): ts.Node[] {
  const types: ts.Node[] = [];
  const collectTypeArguments = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) types.push(...(node.typeArguments ?? []));
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, collectTypeArguments);
  };
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === component) {
      types.push(...statement.parameters.flatMap(({ type }) => type ?? []));
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && name.getText() === component) collectTypeArguments(initializer);
    }
  }
  return types;
}

/** Props without a comment that a component, or a type of its library, declares. */
export function findUndocumentedProps(path: string, component: string, sources: Sources): string[] {
  const undocumented = new Set<string>();
  const visited = new Set<Declaration>();
  const visit = (node: ts.Node, from: string): void => {
    if (ts.isPropertySignature(node)) {
      if (ts.getJSDocCommentsAndTags(node).length === 0) undocumented.add(node.name.getText());
      return;
    }
    if (ts.isIdentifier(node)) visitType(node.text, from);
    ts.forEachChild(node, (child) => visit(child, from));
  };
  const visitType = (name: string, from: string): void => {
    const module = listImports(sources[from] ?? '').get(name);
    const file = module === undefined ? from : resolveImport(from, module, sources);
    const declaration = file === undefined ? undefined : findType(parse(file, sources), name);
    if (file === undefined || declaration === undefined || visited.has(declaration)) return;
    visited.add(declaration);
    ts.forEachChild(declaration, (child) => visit(child, file));
  };
  for (const type of findPropTypes(parse(path, sources), component)) visit(type, path);
  return [...undocumented];
}
