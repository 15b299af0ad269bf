import { productRecordSchema } from '@marehalm/search/records';
import * as z from 'zod/mini';
import { productHitFieldMask } from './product-hit.ts';

/** Schema of the fields that a card shows of a product's record. */
export const productHitSchema = z.pick(productRecordSchema, productHitFieldMask);
