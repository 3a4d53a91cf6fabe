/** Said in words where sign-in could not work. */
export const NotOurSite = () => (
  <div role="alert" style={{ font: '15px/1.5 system-ui, sans-serif', padding: 24 }}>
    <p style={{ fontWeight: 650, margin: 0 }}>The support console cannot be shown from another site</p>
    <p style={{ margin: 0 }}>
      Its sign-in works only on the API&apos;s own site. Give `apiBase` as a path of this site, such as /mealtext, and let the server pass
      that path on to the API.
    </p>
  </div>
);
