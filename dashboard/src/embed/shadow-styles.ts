import sheet from '../styles/index.css?inline';

/** The class of the one element in the shadow root: what the host page lets its element inherit ends there. */
export const BOUNDARY = 'boundary';

/**
 * The styles for a shadow root. There the browser ignores `@property`, with which the utilities declare their starting
 * values, so these are set on our own root's elements instead: nothing is registered on the host page.
 */
export function shadowStyles(): CSSStyleSheet {
  const styles = new CSSStyleSheet();
  styles.replaceSync(`.${BOUNDARY}{all:initial;display:block}${startingValues(sheet)}${sheet}`);
  return styles;
}

/** `@property --x{…initial-value:1}` as `--x:1` on every element of ours, below any rule. */
function startingValues(css: string): string {
  const values = [...css.matchAll(/@property\s+(--[\w-]+)\s*\{([^}]*)\}/g)].map(
    ([, name, body]) => `${name}:${/initial-value:\s*([^;]+)/.exec(body ?? '')?.[1] ?? 'initial'};`,
  );
  return `@layer theme{.mealtext,.mealtext *,.mealtext ::before,.mealtext ::after{${values.join('')}}}`;
}
