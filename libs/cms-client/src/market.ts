import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { currencyCode, id, marketId, moneySchema } from './identifiers.ts';

/** Where the shop delivers, in which currency and on which terms. */
export const marketSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    id: marketId,
    name: form.text,
    currency: currencyCode,
    /** ISO 3166 codes and the share of VAT in the price, as a part of one, by country of delivery. */
    vatRates: z.record(z.string().regex(/^[A-Z]{2}$/), z.number().min(0).max(1)),
    /** The first is the default. */
    deliveryMethods: z
      .array(
        form.object({
          id,
          name: form.text,
          price: moneySchema(form),
          /** Working days: from, to. */
          days: z.tuple([z.int().min(0), z.int().min(0)]),
        }),
      )
      .min(1),
    freeDelivery: form.object({
      /** The method that becomes free; every method when absent. */
      method: id.optional(),
      /** Goods including VAT, after discounts, without gift cards. */
      from: moneySchema(form),
    }),
    giftWrap: moneySchema(form),
    payment: z.array(z.enum(['card', 'mobilepay', 'vipps', 'apple-pay', 'google-pay'])).min(1),
  });
export type Market = z.infer<ReturnType<typeof marketSchema<WireText, WirePicture>>>;
