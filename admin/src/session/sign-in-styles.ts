/** The sign-in, before the console's own styles have arrived. */
export const SIGN_IN_STYLES = `
.sign-in { min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; }
[data-embedded] .sign-in { min-height: 560px; }
.sign-in form { width: 100%; max-width: 360px; display: grid; gap: 16px; }
.sign-in h1 { font-size: 26px; font-weight: 650; letter-spacing: -0.015em; line-height: 1.2; }
.sign-in .product { color: var(--accent); font-weight: 650; margin-bottom: -12px; }
.sign-in label { display: grid; gap: 6px; font-size: 15px; font-weight: 650; }
.sign-in input { font: inherit; font-weight: 400; font-size: 16px; min-height: 44px; padding: 8px 12px; color: var(--ink);
  background: var(--paper); border: 1px solid var(--edge); border-radius: 8px; width: 100%; }
.sign-in input[name=code] { font-variant-numeric: tabular-nums; letter-spacing: 0.12em; }
.sign-in button { font: inherit; font-weight: 650; min-height: 44px; border: 0; border-radius: 8px; background: var(--accent);
  color: var(--accent-ink); cursor: pointer; }
.sign-in button:hover { background: var(--accent-strong); }
.sign-in button:disabled { opacity: 0.6; cursor: default; }
.sign-in .hint { color: var(--soft); font-size: 14px; margin-top: -10px; }
.sign-in button + .hint { margin-top: 0; }
.sign-in .wrong { color: var(--danger); background: var(--danger-soft); border-radius: 8px; padding: 10px 12px; font-size: 15px; }
.sign-in .notice { background: var(--track); border-radius: 8px; padding: 10px 12px; font-size: 15px; }
`;
