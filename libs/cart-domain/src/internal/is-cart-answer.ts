import { fieldsOf } from './fields-of.ts';

/** Whether `answer` is what its type says. It was parsed from what a service sent, or a gateway in its place. */
export function isCartAnswer(answer: unknown): boolean {
  const { kind, cart } = fieldsOf(answer);
  if (kind !== 'ok') return kind === 'cart-missing' || kind === 'retry' || kind === 'refused';
  const { id, lines, codes, giftCards = [], messages } = fieldsOf(cart);
  return (
    typeof id === 'string' &&
    [lines, codes, giftCards, messages].every((list) => Array.isArray(list) && !list.includes(null)) &&
    (lines as readonly unknown[]).every((line) => fieldsOf(line)['unitPrice'])
  );
}
