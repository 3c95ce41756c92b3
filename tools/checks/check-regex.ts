// Regular expressions must not be vulnerable to catastrophic backtracking (ReDoS). Those of the build read installed
// packages only.
import ts from 'typescript';
import type { ProjectFile } from './files.ts';
import { finish, isSource, isTest, readProjectFiles } from './files.ts';

// Uses recheck's JavaScript backend instead of a native program or JAR.
process.env['RECHECK_BACKEND'] = 'pure';
const { checkSync } = await import('recheck');

/** Far more than any expression needs, also on a busy machine. */
const TIMEOUT_MS = 200_000;

interface Pattern {
  source: string;
  flags: string;
  location: string;
}

function findLiteral(node: ts.Node): { source: string; flags: string } | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  const isRegExp =
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'RegExp';
  if (!isRegExp) return undefined;
  const [source, flags] = node.arguments ?? [];
  if (source === undefined || !ts.isStringLiteralLike(source)) return undefined;
  return { source: source.text, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' };
}

export function collectPatterns({ path, text }: ProjectFile): Pattern[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const patterns: Pattern[] = [];
  const visit = (node: ts.Node) => {
    const literal = findLiteral(node);
    if (literal) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      patterns.push({ ...literal, location: `${path}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return patterns;
}

export function findProblem({ source, flags, location }: Pattern): string | undefined {
  const result = checkSync(source, flags, { timeout: TIMEOUT_MS });
  if (result.status === 'safe') return undefined;
  const reason = result.status === 'vulnerable' ? result.complexity.summary : result.error.kind;
  return `${location}: /${source}/${flags} is not known to be safe (${reason})`;
}

if (import.meta.main) {
  const files = readProjectFiles(
    (path) => /^(apps|libs)\/(?!web\/build\/)/.test(path) && isSource(path) && !isTest(path),
  );
  const problems = files.flatMap(collectPatterns).map(findProblem);
  finish(
    'check-regex',
    problems.filter((problem) => problem !== undefined),
  );
}
