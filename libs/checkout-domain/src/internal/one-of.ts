import * as z from 'zod/mini';

/** The schema of one of these texts. */
export function oneOf<Value extends string>(values: readonly Value[]) {
  return z.custom<Value>((value) => values.some((each) => each === value));
}
