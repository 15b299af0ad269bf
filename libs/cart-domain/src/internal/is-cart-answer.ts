import { toRecord } from './to-record.ts';

/** Whether `answer` matches its type. It was parsed from the response of a service or a gateway. */
export function isCartAnswer(answer: unknown): boolean {
  const { kind, cart } = toRecord(answer);
  if (kind !== 'ok') return kind === 'cart-missing' || kind === 'retry' || kind === 'refused';
  const { id, lines, codes, giftCards = [], messages } = toRecord(cart);
  return (
    typeof id === 'string' &&
    [lines, codes, giftCards, messages].every((list) => Array.isArray(list) && !list.includes(null)) &&
    (lines as readonly unknown[]).every((line) => toRecord(line)['unitPrice'])
  );
}
