import { createBrowserRouter } from 'react-router';
import { Welcome } from './welcome';

/** Every route of the dashboard. */
export const createRouter = () => createBrowserRouter([{ path: '*', element: <Welcome /> }]);
