import { fieldsOf } from './fields-of.ts';

/** Whether `answer` is what its type says. It was parsed from what a service sent, or a gateway in its place. */
export function isCartAnswer(answer: unknown): boolean {
  const { kind, cart } = fieldsOf(answer);
  if (kind !== 'ok') return kind === 'cart-missing' || kind === 'retry' || kind === 'refused';
  const { id, lines, codes, giftCards = [], messages } = fieldsOf(cart);
  return (
    isText(id) &&
    isListOf(lines, isLine) &&
    isListOf(codes, ({ code }) => isText(code)) &&
    isListOf(giftCards, ({ lastCharacters }) => isText(lastCharacters)) &&
    isListOf(messages, ({ kind: about }) => isText(about))
  );
}

type Fields = ReturnType<typeof fieldsOf>;

function isLine({ id, sku, quantity, unitPrice }: Fields): boolean {
  const { amount, currency } = fieldsOf(unitPrice);
  return (
    isText(id) && isText(sku) && Number.isInteger(quantity) && Number.isInteger(amount) && isText(currency)
  );
}

function isListOf(value: unknown, is: (entry: Fields) => boolean): boolean {
  return Array.isArray(value) && value.every((entry) => is(fieldsOf(entry)));
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
