import { PRODUCT } from '../lib/product';

/** Said in words where sign-in could not work. */
export const NotOurSite = () => (
  <div className="mealtext p-6" role="alert">
    <p className="font-semibold">{PRODUCT} cannot be shown from another site</p>
    <p className="text-soft">
      Its sign-in works only on the API&apos;s own site. Give `apiBase` as a path of this site, such as /mealtext, and let the server pass
      that path on to the API.
    </p>
  </div>
);
