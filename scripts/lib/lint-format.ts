import { relative } from 'node:path';
import type { ESLint } from 'eslint';

/** One line a finding: file:line:column, what is wrong, which rule. */
export default function lintFormat(results: ESLint.LintResult[]): string {
  const lines = results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, column, message, ruleId }) => `${relative(process.cwd(), filePath)}:${line}:${column} ${message.split('\n')[0]} (${ruleId})`,
    ),
  );
  return lines.length ? `${lines.join('\n')}\n${lines.length} findings` : '';
}
