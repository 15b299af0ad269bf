export { createCommerce, getSocketAddress } from './commerce.ts';
