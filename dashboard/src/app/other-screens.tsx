import { lazy } from 'react';
import { useLocation } from 'react-router';

const ConsentScreen = lazy(() => import('../features/assistants/consent-screen'));
const NotFoundScreen = lazy(() => import('../features/not-found/not-found-screen'));

/** What hardly anybody opens, told apart only when somebody does: the page that an assistant sends its user to, and what is not there. */
export default function OtherScreens() {
  return useLocation().pathname === '/oauth/authorize' ? <ConsentScreen /> : <NotFoundScreen />;
}
