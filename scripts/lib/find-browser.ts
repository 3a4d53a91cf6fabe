import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { at } from '../bootstrap/root.mjs';
import { readJson } from './read-json.js';

const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium, the environment it needs, and what it is told: no graphics card, nothing that it would fetch for itself, no more shared memory than a container has. */
export interface Browser {
  path: string;
  env: Record<string, string>;
  flags: string[];
}

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** A Chromium: the one that CHROME_PATH names, one of this machine, else the one from npm. */
export function findBrowser(): Browser {
  const installed = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)));
  const path = [process.env.CHROME_PATH, ...installed, ...usual].find((one) => one !== undefined && existsSync(one));
  return path ? { path, env: {}, flags } : fromNpm();
}

/**
 * The packed Chromium of @sparticuz/chromium with the libraries and fonts that bare systems lack. It unpacks into the folder for temporary
 * files and takes a half unpacked one as its own; so it is given a draft folder, which gets its name when it is whole.
 */
function fromNpm(): Browser {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('the browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program');
  }
  const { version } = readJson<{ version: string }>(at('node_modules/@sparticuz/chromium/package.json'));
  const folder = at('node_modules/.cache/mealtext', `chromium-${version}`);
  if (!existsSync(folder)) unpackInto(folder);
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
    flags,
  };
}

function unpackInto(folder: string): void {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const script = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: at(), env, stdio: ['ignore', 'inherit', 'inherit'] });
  writeFileSync(join(draft, 'fonts', 'fonts.conf'), fontsOf(join(folder, 'fonts')));
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another run was faster: what it unpacked is whole, and the same.
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The fonts of this machine, and those of the package where it has none. */
const fontsOf = (folder: string) => `<?xml version="1.0" ?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;
