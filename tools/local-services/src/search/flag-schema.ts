import { z } from 'zod';

/** Accepts booleans, and the texts `true`, `false`, `1` and `0`, which query strings and old clients send. */
export const flagSchema = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
]);
