import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { wallets } from '../wallets.ts';
import { currencyCodeSchema, idSchema, marketIdSchema, createMoneySchema } from './field-schemas.ts';

/** Where the shop delivers, in which currency and on which terms. */
export const createMarketSettingsSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** `dk`, `no`, or `int` for everywhere else. */
    id: marketIdSchema,
    /** Name in the choice of countries. */
    name: format.text,
    /** ISO 4217 code of its prices. */
    currency: currencyCodeSchema,
    /** The rate of VAT by country of delivery (ISO 3166-1, upper case), as a part of one: 0.25. Prices include it. */
    vatRates: z.record(z.string().regex(/^[A-Z]{2}$/), z.number().min(0).max(1)),
    /** How goods get there; the first is the default. */
    deliveryMethods: z
      .array(
        format.object({
          /** Stable name: `parcel-shop`. */
          id: idSchema,
          /** Name in the checkout. */
          name: format.text,
          /** VAT included. */
          price: createMoneySchema(format),
          /** Working days: from, to. */
          days: z.tuple([z.int().min(0), z.int().min(0)]),
        }),
      )
      .min(1),
    /** When delivery costs nothing. */
    freeDelivery: format.object({
      /** Id of the method that becomes free; every method when absent. */
      method: idSchema.optional(),
      /** Goods including VAT, after discounts, without gift cards. */
      from: createMoneySchema(format),
    }),
    /** Price of gift wrapping, VAT included. */
    giftWrap: createMoneySchema(format),
    /** Means of payment, in the order in which they are offered; at least one. */
    payment: z.array(z.enum(['card', ...wallets])).min(1),
  });
/**
 * Where the shop delivers, in which currency and on which terms.
 *
 * @interface
 */
export type MarketSettings = z.infer<
  ReturnType<typeof createMarketSettingsSchema<WireTextSchema, WirePictureSchema>>
>;
