export { createCommerce } from './commerce.ts';
