export { createCommerce, socketAddress } from './create-commerce.ts';
