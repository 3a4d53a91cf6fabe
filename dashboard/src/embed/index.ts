export { Dashboard } from './dashboard';
export { mountDashboard, type Mounted, type MountOptions } from './mount-dashboard';
export type { HostRouting } from '../app/router';
