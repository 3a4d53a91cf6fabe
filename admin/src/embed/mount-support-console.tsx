import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, type AppOptions } from '../app';
import { NotOurSite } from './not-our-site';
import { isPathOfThisSite } from './own-site';

/** What a host page may say. */
export type ConsoleOptions = Omit<AppOptions, 'embedded'>;

export interface MountedConsole {
  /** Changes options while it runs, such as the theme. */
  update: (options: ConsoleOptions) => void;
  unmount: () => void;
}

/**
 * Shows the support console inside an element of somebody else's page, in a shadow root: no style gets in or out.
 * `apiBase` is a path on the page's own site under which the API is proxied ('' where it is the API's own site);
 * `basename` the path under which the screens live; `theme` (light, dark, system) decides instead of the saved choice.
 */
export function mountSupportConsole(element: HTMLElement, options: ConsoleOptions = {}): MountedConsole {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const place = document.createElement('div');
  // What the host page lets its elements inherit ends here.
  place.style.cssText = 'all: initial; display: block';
  shadow.append(place);
  const root = createRoot(place);
  const update = (next: ConsoleOptions) =>
    root.render(<StrictMode>{isPathOfThisSite(next.apiBase ?? '') ? <App {...next} embedded /> : <NotOurSite />}</StrictMode>);
  update(options);
  return {
    update,
    unmount: () => {
      root.unmount();
      place.remove();
    },
  };
}
