import { journalRecordSchema } from '@marehalm/search/records';
import * as z from 'zod/mini';
import { articleHitFieldMask } from './article-hit.ts';

/** Schema of the fields that a teaser shows of an article's record. */
export const articleHitSchema = z.extend(z.pick(journalRecordSchema, articleHitFieldMask), {
  picture: z.required(z.pick(journalRecordSchema, { picture: true })).shape.picture,
});
