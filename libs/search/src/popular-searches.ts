import * as z from 'zod/mini';
import type { SearchLocale } from './index-names.ts';
import { MAX_QUERY_LENGTH } from './limits.ts';

/** What the search offers before anything is typed, by language, the most wanted first. */
export type PopularSearches = Readonly<Record<SearchLocale, readonly string[]>>;

const queries = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUERY_LENGTH)));

/** Popular searches as content carries them. */
export const popularSearchesSchema = z.object({ en: queries, da: queries });
