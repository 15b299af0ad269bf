import type { CartAttribute } from '../cart.ts';

/** Converts an attribute. The schema allows `null` as its value, which means an empty text. */
export function toAttribute({
  key,
  value,
}: {
  readonly key: string;
  readonly value: string | null;
}): CartAttribute {
  return { key, value: value ?? '' };
}
