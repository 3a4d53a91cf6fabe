export { SupportConsole } from './support-console';
export { mountSupportConsole, type ConsoleOptions, type MountedConsole } from './mount-support-console';
