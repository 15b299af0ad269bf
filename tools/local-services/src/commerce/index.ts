export { createCommerce, getSocketAddress } from './create-commerce.ts';
