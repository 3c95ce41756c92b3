import ts from 'typescript';

/** Text of each source file of the library, by path. */
export type Sources = Readonly<Record<string, string>>;

const parsed = new Map<string, ts.SourceFile>();

function parse(path: string, sources: Sources): ts.SourceFile {
  const known = parsed.get(path);
  if (known !== undefined) return known;
  const file = ts.createSourceFile(path, sources[path] ?? '', ts.ScriptTarget.Latest, true);
  parsed.set(path, file);
  return file;
}

/** Imported names with the module that each comes from. */
export function listImports(path: string, sources: Sources): ReadonlyMap<string, string> {
  const imports = new Map<string, string>();
  for (const statement of parse(path, sources).statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { name, namedBindings } = statement.importClause ?? {};
    const names = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    for (const local of [name, ...names.map((element) => element.name)]) {
      if (local !== undefined) imports.set(local.text, statement.moduleSpecifier.text);
    }
  }
  return imports;
}

/** File that a relative import leads to, within the library. */
export function resolveImport(from: string, module: string, sources: Sources): string | undefined {
  if (!module.startsWith('.')) return undefined;
  const { pathname } = new URL(module, `file:///library/guide/${from}`);
  const path = pathname.replace('/library/', '../').replace('../guide/', './');
  return [`${path}.tsx`, `${path}.ts`].find((candidate) => candidate in sources);
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

/** Props that a component or a type of this library declares without a comment. */
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
    const module = listImports(from, sources).get(name);
    const file = module === undefined ? from : resolveImport(from, module, sources);
    const declaration = file === undefined ? undefined : findType(parse(file, sources), name);
    if (file === undefined || declaration === undefined || visited.has(declaration)) return;
    visited.add(declaration);
    ts.forEachChild(declaration, (child) => visit(child, file));
  };
  for (const type of findPropTypes(parse(path, sources), component)) visit(type, path);
  return [...undocumented];
}
