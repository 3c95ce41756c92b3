import ts from 'typescript';

export interface StateUnion {
  name: string;
  kinds: string[];
}

type Declarations = ReadonlyMap<string, ts.TypeNode | ts.InterfaceDeclaration>;

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function collectDeclarations(source: ts.SourceFile): Declarations {
  const found = new Map<string, ts.TypeNode | ts.InterfaceDeclaration>();
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) {
      found.set(statement.name.text, statement.type);
    } else if (ts.isInterfaceDeclaration(statement)) {
      found.set(statement.name.text, statement);
    }
  }
  return found;
}

function collectLiterals(type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) {
    return type.types.flatMap(collectLiterals);
  }
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
}

const listMemberKinds = (members: ts.NodeArray<ts.TypeElement>): string[] =>
  members.flatMap((member) =>
    ts.isPropertySignature(member) && member.name.getText() === 'kind' && member.type !== undefined
      ? collectLiterals(member.type)
      : [],
  );

function listKinds(type: ts.TypeNode | ts.InterfaceDeclaration, known: Declarations): string[] {
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) {
    return type.types.flatMap((member) => listKinds(member, known));
  }
  if (ts.isParenthesizedTypeNode(type)) {
    return listKinds(type.type, known);
  }
  if (ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type)) {
    return listMemberKinds(type.members);
  }
  if (ts.isTypeReferenceNode(type)) {
    const referred = known.get(type.typeName.getText());
    return referred === undefined ? [] : listKinds(referred, known);
  }
  return [];
}

const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );

export function parseStateUnions(path: string, text: string): StateUnion[] {
  const source = parse(path, text);
  const known = collectDeclarations(source);
  return source.statements.flatMap((statement) => {
    const isState =
      (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) &&
      isExported(statement) &&
      statement.name.text.endsWith('State');
    if (!isState) {
      return [];
    }
    const type = ts.isTypeAliasDeclaration(statement) ? statement.type : statement;
    return [{ name: statement.name.text, kinds: [...new Set(listKinds(type, known))] }];
  });
}

/** Story names of a file: its exported values. */
export function parseStoryNames(path: string, text: string): string[] {
  return parse(path, text)
    .statements.filter((statement) => ts.isVariableStatement(statement))
    .filter(isExported)
    .flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText()));
}
