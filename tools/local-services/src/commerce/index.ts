export { type Commerce, createCommerce, type CommerceOptions, socketAddress } from './create-commerce.ts';
export { type PaymentOutcome, type PaymentProvider } from './payment-provider.ts';
export { type Price, priceAt } from './prices.ts';
