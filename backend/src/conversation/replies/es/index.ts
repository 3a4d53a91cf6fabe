export { english as spanish } from '../en/index.js';
