/** The messages of the checkout, which no other page includes. */
export { loadMessages as loadCheckoutMessages } from '../../.messages/checkout';
