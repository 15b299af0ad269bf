import type { CartAttribute } from '../cart.ts';

/** The schema allows an attribute without a value, which is one with an empty text. */
export function toAttribute({
  key,
  value,
}: {
  readonly key: string;
  readonly value: string | null;
}): CartAttribute {
  return { key, value: value ?? '' };
}
