import * as z from 'zod';
import { mapLocales } from '../locales.ts';
import { marketCurrencies, marketIds, mapCurrencies } from '../markets.ts';
import { type SchemaFormat } from './schema-format.ts';

/** Stable name of a thing inside the content: `p04`, `dune-grass`. Never shown, never translated. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens');

/** Whether an entry is a draft: `/api/v1` gives it to requests with a preview token only. Absent on what is published. */
export const draftFlagSchema = z.boolean().optional();

/** One segment of an address. Danish letters are written out: æ→ae, ø→oe, å→aa. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters a–z, digits and single hyphens');

/** The same page's slug in each language. */
export const createSlugsSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object(
    mapLocales((locale) => slugSchema.describe(`The slug in addresses of the language \`${locale}\`.`)),
  );

/** Stock keeping unit, shared by content and commerce: `MH-P04-30`. */
export const skuSchema = z.string().regex(/^MH(-[A-Z0-9]+)+$/, 'must look like MH-P04-30');

/** A calendar day in Danish time, ISO 8601: `2026-11-20`. */
export const dateSchema = z.iso.date();

/** ISO 4217 code of a currency that the shop sells in. */
export const currencyCodeSchema = z.enum(marketCurrencies);

/** An amount per currency, in minor units (øre, cent): list prices, never converted. */
export const createAmountsSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object(
    mapCurrencies((currency) => z.int().nonnegative().describe(`Minor units of \`${currency}\`, 0 or more.`)),
  );

/** An amount with its currency. */
export const createMoneySchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Minor units (øre, cent), 0 or more. */
    amount: z.int().nonnegative(),
    /** ISO 4217 code. */
    currency: currencyCodeSchema,
  });

/** A market of the shop. */
export const marketIdSchema = z.enum(marketIds);

/** Unit of a pack's content: milliliters, grams, pieces or sets. */
export const unitSchema = z.enum(['ml', 'g', 'pcs', 'set']);
