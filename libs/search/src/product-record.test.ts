import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import { type productRecordSchema, type ProductRecord } from './product-record.ts';

test('productRecordSchema parses a ProductRecord', () => {
  expectTypeOf<z.output<typeof productRecordSchema>>().toEqualTypeOf<ProductRecord>();
  expectTypeOf<ProductRecord>().toExtend<Record<string, unknown>>();
});
