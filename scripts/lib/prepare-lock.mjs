import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from './root.mjs';

const file = at('.cache', 'prepare.lock');

/** Runs `work` while no other command of this repository installs or builds. A lock whose process is gone counts for nothing. */
export async function withPrepareLock(work) {
  mkdirSync(at('.cache'), { recursive: true });
  while (!take()) await pause(100);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isAlive(holder())) rmSync(file, { force: true });
  return false;
}

function holder() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return NaN;
  }
}

/** An empty file is one that is being written this moment. */
function isAlive(pid) {
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
