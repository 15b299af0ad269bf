/** The messages of the checkout. No other page has them. */
export { loadMessages as loadCheckoutMessages } from '../../.messages/checkout';
