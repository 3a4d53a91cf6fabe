import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, type AppOptions } from '../app/app';
import { NotOurSite } from './not-our-site';
import { isPathOfThisSite } from './own-site';
import { BOUNDARY, shadowStyles } from './shadow-styles';

/** What a host page may say. */
export type MountOptions = Omit<AppOptions, 'embedded'>;

export interface Mounted {
  /** Changes options while it runs: the theme, the language, or the address when the host page owns it. */
  update: (options: MountOptions) => void;
  unmount: () => void;
}

/**
 * Shows the dashboard inside an element of somebody else's page, in a shadow root: no style gets in or out.
 * `apiBase` is a path on the page's own site under which the API is proxied ('' where it is the API's own site);
 * `basename` the path under which the screens live; `theme` decides instead of the saved choice,
 * `language` instead of the user's own;
 * `routing` hands the address to the host page's router.
 */
export function mountDashboard(element: HTMLElement, options: MountOptions = {}): Mounted {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [shadowStyles()];
  const place = document.createElement('div');
  place.className = BOUNDARY;
  shadow.append(place);
  const root = createRoot(place);
  const update = (next: MountOptions) =>
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
