import type { ChildProcess } from 'node:child_process';

export function redisServer(port: number, folder: string): ChildProcess;
