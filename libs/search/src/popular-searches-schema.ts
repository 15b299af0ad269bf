import * as z from 'zod/mini';
import { MAX_QUERY_LENGTH } from './limits.ts';

const queries = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUERY_LENGTH)));

/** Checks popular searches when content is built: neither an empty search nor a language may be missing unnoticed. */
export const popularSearchesSchema = z.object({ en: queries, da: queries });
