declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core';
  /** The source of an ES module whose default export holds the messages as functions. */
  export default function compileModule(format: MessageFormat, messages: Record<string, string>): string;
}
