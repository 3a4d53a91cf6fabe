import { tokenVariables } from './tokens';

/** Styles of the console's own root: nothing here reaches a host page, and nothing that a host page lets inherit gets past it. */
export const BASE_STYLES = `
.mt-console { ${tokenVariables('light')} color-scheme: light; }
.mt-console[data-look='dark'] { ${tokenVariables('dark')} color-scheme: dark; }
.mt-console {
  box-sizing: border-box; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 400 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
  -webkit-font-smoothing: antialiased; text-align: start;
}
.mt-console[data-embedded] { min-height: 0; }
:where(.mt-console) *, :where(.mt-console) *::before, :where(.mt-console) *::after { box-sizing: border-box; }
:where(.mt-console) :where(h1, h2, h3, p, dl, dd, ul, ol, figure) { margin: 0; padding: 0; }
:where(.mt-console) :where(ul, ol) { list-style: none; }
:where(.mt-console a) { color: var(--accent); text-decoration: none; }
:where(.mt-console a:hover) { text-decoration: underline; }
.mt-console :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.mt-console .MuiOutlinedInput-root :focus-visible { outline: none; }
.mt-console .figures { font-variant-numeric: tabular-nums; }
.mt-console .hidden-words { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-reduced-motion: reduce) {
  .mt-console *, .mt-console *::before, .mt-console *::after { animation: none !important; transition: none !important; }
}
`;
