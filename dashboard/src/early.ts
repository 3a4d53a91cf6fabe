import { SCREENS } from './app/screen-modules';

// Small enough to run before the rest has arrived: the code of the screen that is being opened comes beside it, not after it.
const { pathname } = location;
if (pathname in SCREENS) void SCREENS[pathname as keyof typeof SCREENS]().catch(() => undefined);
