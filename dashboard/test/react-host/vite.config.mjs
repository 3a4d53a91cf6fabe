import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const modules = here('../../../node_modules');

/** Builds the host application with the dashboard's built package, whose folder PACKAGE names. */
export default {
  root: here('.'),
  base: '/clinic/host/',
  resolve: {
    alias: { '@mealtext/dashboard': `${process.env.PACKAGE}/dashboard.js`, react: `${modules}/react`, 'react-dom': `${modules}/react-dom` },
  },
};
