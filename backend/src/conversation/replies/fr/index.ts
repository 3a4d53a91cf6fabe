export { english as french } from '../en/index.js';
