import { relative } from 'node:path';

/** One line a finding: file:line:column, what is wrong, which rule. */
export default function lintFormat(results) {
  const lines = results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, column, message, ruleId }) => `${relative(process.cwd(), filePath)}:${line}:${column} ${message.split('\n')[0]} (${ruleId})`,
    ),
  );
  return lines.length ? `${lines.join('\n')}\n${lines.length} findings` : '';
}
