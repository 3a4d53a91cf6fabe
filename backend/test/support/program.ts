import { spawnSync } from 'node:child_process';

/** Why a program that tests need is not on this machine; null when it is. Where we may, its Debian package is installed first. */
export function programMissing(program: string, debian: string): string | null {
  const has = () => spawnSync(program, ['--version']).status === 0;
  if (has()) return null;
  const mayInstall = process.env['CI'] === 'true' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    spawnSync('apt-get', ['update', '-q'], { timeout: 120_000 });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', debian], {
      timeout: 240_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return has() ? null : `${program} is not installed (apt-get install ${debian})`;
}
