import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { amountsSchema, id, sku, unit } from './identifiers.ts';
import { marketSchema } from './market.ts';

export const sampleSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({ id, sku, product: id, amount: z.number().positive(), unit, name: form.text });

/** A gift and how it is earned. The fields are those of `GiftRule` in `@marehalm/cart-domain`, with texts. */
export const giftSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) => {
  const common = {
    id,
    name: form.text,
    /** Conditions, shown next to the promise. */
    terms: form.text,
    gift: form.object({ sku, product: id, size: z.string(), quantity: z.int().min(1) }),
    /** Gifts that are taken back when this one is earned. */
    replaces: z.array(id).optional(),
  };
  return z.discriminatedUnion('kind', [
    /** Thresholds are goods after discounts, without gift cards, in minor units. */
    form.object({ kind: z.literal('spend-over'), ...common, thresholds: amountsSchema(form) }),
    form.object({ kind: z.literal('buy-product'), ...common, product: id, quantity: z.int().min(1) }),
    form.object({ kind: z.literal('buy-collection'), ...common, collection: id, quantity: z.int().min(1) }),
  ]);
};

/** What a shopper gets besides the goods: samples, gifts and delivery. */
export const offersSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    samples: form.object({
      /** Most samples in one order. */
      limit: z.int().min(0),
      terms: form.text,
      items: z.array(sampleSchema(form)),
    }),
    gifts: z.array(giftSchema(form)),
    markets: z.array(marketSchema(form)).min(1),
  });
export type Offers = z.infer<ReturnType<typeof offersSchema<WireText, WirePicture>>>;
export type Sample = Offers['samples']['items'][number];
export type Gift = Offers['gifts'][number];
