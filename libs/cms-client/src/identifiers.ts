import * as z from 'zod';
import { type Form } from './form.ts';

/** Stable name of a thing inside the content: `p04`, `dune-grass`. Never shown, never translated. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens');

/** One segment of an address. Danish letters are written out: æ→ae, ø→oe, å→aa. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters a–z, digits and single hyphens');

/** The same page's slug in each language. */
export const slugsSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({ en: slug, da: slug });

/** Stock keeping unit, shared by content and commerce: `MH-P04-30`. */
export const sku = z.string().regex(/^MH(-[A-Z0-9]+)+$/, 'must look like MH-P04-30');

/** A calendar day in Denmark, `2026-11-20`. */
export const date = z.iso.date();

export const currencyCode = z.enum(['DKK', 'NOK', 'EUR']);

/** An amount per currency, in minor units (øre, cent): list prices, never converted. */
export const amountsSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({ DKK: z.int().nonnegative(), NOK: z.int().nonnegative(), EUR: z.int().nonnegative() });

/** An amount in minor units with its currency. */
export const moneySchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({ amount: z.int().nonnegative(), currency: currencyCode });

export const marketId = z.enum(['dk', 'no', 'int']);

export const unit = z.enum(['ml', 'g', 'pcs', 'set']);
