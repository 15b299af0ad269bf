import type { CartAttribute } from '../cart.ts';

/** Converts an attribute of an answer; `null` becomes an empty value. */
export function toCartAttribute({
  key,
  value,
}: {
  readonly key: string;
  readonly value: string | null;
}): CartAttribute {
  return { key, value: value ?? '' };
}
