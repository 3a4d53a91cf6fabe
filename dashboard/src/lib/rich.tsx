import { Fragment, type ReactNode } from 'react';

interface Props {
  /** A message with marked places: "Text <number></number>." */
  children: string;
  /** What each mark becomes, around the words that it holds. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** A message with elements in it, so that each language puts them where it wants them. */
export function Rich({ children, parts }: Props): ReactNode {
  for (const [name, part] of Object.entries(parts)) {
    const [before, rest] = children.split(`<${name}>`);
    if (before === undefined || rest === undefined) continue;
    const [words = '', after = ''] = rest.split(`</${name}>`);
    return (
      <>
        <Rich parts={parts}>{before}</Rich>
        <Fragment key={name}>{part(words)}</Fragment>
        <Rich parts={parts}>{after}</Rich>
      </>
    );
  }
  return children;
}
