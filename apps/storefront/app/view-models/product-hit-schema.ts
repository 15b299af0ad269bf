import { productRecordSchema } from '@marehalm/search/records';
import * as z from 'zod/mini';
import { productHitFields } from './product-hit.ts';

/** Checks what a card shows of a product's record, and leaves out the rest of it. */
export const productHitSchema = z.pick(productRecordSchema, productHitFields);
