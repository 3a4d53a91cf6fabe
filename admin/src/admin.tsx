import simpleRest from 'ra-data-simple-rest';
import { Admin, CustomRoutes } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { Health } from './resources/health';

const dataProvider = simpleRest('/api/staff');

/** The staff console. */
export function Console() {
  return (
    <BrowserRouter basename="/admin">
      <Admin title="Mealtext console" dataProvider={dataProvider} dashboard={Health} disableTelemetry>
        <CustomRoutes>
          <Route path="/health" element={<Health />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  );
}
