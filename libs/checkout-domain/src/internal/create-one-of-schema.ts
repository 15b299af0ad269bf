import * as z from 'zod/mini';

/** Creates the schema of one of `values`. */
export function createOneOfSchema<Value extends string>(values: readonly Value[]) {
  return z.custom<Value>((value) => values.some((each) => each === value));
}
