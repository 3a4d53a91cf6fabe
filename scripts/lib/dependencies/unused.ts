import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { at } from '../../bootstrap/root.mjs';
import { readJson } from '../read-json.js';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Needed although no file of ours names them, and what for. */
const NEEDED: Record<string, string> = {
  '@messageformat/runtime': 'what compiled messages import',
  'react-router': 'a peer of react-admin',
  'oxlint-tsgolint': 'how oxlint knows types',
  '@jest/globals': 'nothing: goes when the lockfile is changed next',
  '@nestjs/testing': 'nothing: goes when the lockfile is changed next',
};

const READ = /\.(?:ts|tsx|mts|mjs|cjs|js|json|css|html|yml)$/;
const NOT_READ = /(?:^|\/)package(?:-lock)?\.json$/;

/** Packages that a workspace asks for and no file in it names: `backend: left-pad`. */
export function unusedPackages(): string[] {
  const files = tracked();
  return ['', 'backend/', 'dashboard/', 'admin/', 'scripts/'].flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = readJson<Manifest>(at(folder, 'package.json'));
    const texts = files.filter((name) => name.startsWith(folder)).map((name) => readFileSync(at(name), 'utf8'));
    const names = Object.keys({ ...dependencies, ...devDependencies });
    return names.filter((name) => !(name in NEEDED) && !isNamed(name, texts)).map((name) => `${folder || '/'}: ${name}`);
  });
}

/** By an import, as a plugin or a type of a configuration, or by its folder among the packages. */
export function isNamed(name: string, texts: readonly string[]): boolean {
  const of = name.startsWith('@types/') ? name.slice('@types/'.length) : name;
  // What Node has is asked for by its types.
  if (of === 'node') return true;
  const escaped = of.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = new RegExp(`(?:['"\`]|node_modules/)${escaped}['"\`/]`);
  return texts.some((text) => named.test(text));
}

function tracked(): string[] {
  const said = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: at('.'),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return said.split('\0').filter((name) => READ.test(name) && !NOT_READ.test(name) && existsSync(at(name)));
}
