const INPUT_HEADER = '--- input ---\n';
const PROBLEM = /^✖ {3}(?!found )(?<problem>.+?)(?: \[[\w-]+\])?$/gm;

/** Subjects that commitlint rejects in its output, with the reasons. */
export function listRejectedSubjects(commitlintOutput: string): string[] {
  const [, ...messages] = commitlintOutput.split(INPUT_HEADER);
  return messages.flatMap((message) => {
    const problems = [...message.matchAll(PROBLEM)].map(({ groups }) => groups?.['problem']);
    return problems.length > 0 ? [`${message.split('\n', 1)[0]} (${problems.join('; ')})`] : [];
  });
}
