import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { createAmountsSchema, idSchema, skuSchema, createSlugsSchema, unitSchema } from './field-schemas.ts';
import { createMarketSettingsSchema } from './market-settings.ts';

/** A free sample that a shopper may choose. */
export const createSampleSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Stable name: `s01`. */
    id: idSchema,
    /** Of the sample itself, not of the product. */
    sku: skuSchema,
    /** Id of the product that it is a sample of. */
    product: idSchema,
    /** Content in `unit`, more than 0. */
    amount: z.number().positive(),
    /** Unit of the content. */
    unit: unitSchema,
    /** Name in the choice of samples. */
    name: format.text,
  });
/**
 * A free sample that a shopper may choose.
 *
 * @interface
 */
export type Sample = z.infer<ReturnType<typeof createSampleSchema<WireTextSchema, WirePictureSchema>>>;

/** A gift and how it is earned. The fields are those of `GiftRule` in `@marehalm/cart-domain`, with texts. */
export const createGiftPromotionSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) => {
  const common = {
    /** Stable name: `g01`. */
    id: idSchema,
    /** Name of the gift. */
    name: format.text,
    /** Conditions, shown next to the promise (UCPD, annex I no. 20). */
    terms: format.text,
    /** What is given. */
    gift: format.object({
      /** Of the gift itself, not of the product that is sold. */
      sku: skuSchema,
      /** Id of the product. */
      product: idSchema,
      /** Id of the product's size. */
      size: z.string(),
      /** Pieces, 1 or more. */
      quantity: z.int().min(1),
    }),
    /** Ids of gifts that are taken back when this one is earned. */
    replaces: z.array(idSchema).optional(),
  };
  return z.discriminatedUnion('kind', [
    format.object({
      /** Earned by spending. */
      kind: z.literal('spend-over'),
      ...common,
      /** Goods including VAT, after discounts, without gift cards, in minor units. */
      thresholds: createAmountsSchema(format),
    }),
    format.object({
      /** Earned by buying one product. */
      kind: z.literal('buy-product'),
      ...common,
      /** Id of the product to buy. */
      product: idSchema,
      /** Pieces to buy, 1 or more. */
      quantity: z.int().min(1),
    }),
    format.object({
      /** Earned by buying from one collection. */
      kind: z.literal('buy-collection'),
      ...common,
      /** Id of the collection to buy from. */
      collection: idSchema,
      /** Pieces to buy, 1 or more. */
      quantity: z.int().min(1),
    }),
  ]);
};
/** A gift and how it is earned, told apart by `kind`. */
export type GiftPromotion = z.infer<
  ReturnType<typeof createGiftPromotionSchema<WireTextSchema, WirePictureSchema>>
>;

/** The gift card that the shop sells. Its fixed amounts are variants in commerce: `<sku>-20000`, and `<sku>-OWN` for any other. */
export const createGiftCardSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Of the card without its amount: `MH-GIFT-CARD`. */
    sku: skuSchema,
    /** Segment of its address among the products, by language. */
    slugs: createSlugsSchema(format),
    /** Name of the card. */
    name: format.text,
    /** How it travels, in a line. */
    subtitle: format.text,
    /** One sentence. */
    promise: format.text,
    /** What it is and how long it holds. */
    description: format.text,
    /** What it looks like. */
    picture: format.picture,
    /** An amount of the buyer's own choice. */
    ownAmount: format.object({
      /** The least, in minor units. */
      from: createAmountsSchema(format),
      /** The most, in minor units. */
      to: createAmountsSchema(format),
    }),
    /** Months in which it can be used, 1 or more. */
    validityMonths: z.int().min(1),
  });
/**
 * The gift card that the shop sells.
 *
 * @interface
 */
export type GiftCard = z.infer<ReturnType<typeof createGiftCardSchema<WireTextSchema, WirePictureSchema>>>;

/** Free samples, gift promotions, the gift card, and the delivery, VAT and payment settings of each market. */
export const createCommerceSettingsSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Free samples with every order. */
    samples: format.object({
      /** Most samples in one order, 0 or more. */
      limit: z.int().min(0),
      /** Conditions, shown beside the choice. */
      terms: format.text,
      /** What there is to choose from. */
      items: z.array(createSampleSchema(format)),
    }),
    /** Gifts that can be earned. */
    gifts: z.array(createGiftPromotionSchema(format)),
    /** The gift card that the shop sells; absent where it sells none. */
    giftCard: createGiftCardSchema(format).optional(),
    /** Where the shop delivers and on which terms; at least one. */
    markets: z.array(createMarketSettingsSchema(format)).min(1),
  });
/**
 * What a shopper gets besides the goods: samples, gifts, gift cards and delivery.
 *
 * @interface
 */
export type CommerceSettings = z.infer<
  ReturnType<typeof createCommerceSettingsSchema<WireTextSchema, WirePictureSchema>>
>;
