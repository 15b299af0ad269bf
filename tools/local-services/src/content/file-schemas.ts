import {
  createAmountsSchema,
  createArticleSchema,
  bilingualTextSchema as bilingualText,
  dateSchema as date,
  fileFormat,
  idSchema as id,
  createCommerceSettingsSchema,
  pictureSchema as picture,
  createProductSchema,
  createProductSizeSchema,
  createMarketSettingsSchema,
  createSampleSchema,
  skuSchema as sku,
  createSlugsSchema,
  createVideoSchema,
} from '@marehalm/shop/content';
import { mapCurrencies } from '@marehalm/shop';
import * as z from 'zod';

/** Amounts by currency, in minor units. */
const amounts = createAmountsSchema(fileFormat);
/** Units in stock. */
const stock = z.int().nonnegative();

/** The commercial data of a size, which is never part of `/api/v1`. */
const soldSize = createProductSizeSchema(fileFormat).extend({
  /** Own price outside a reduction, in minor units, VAT included. */
  prices: amounts,
  stock,
  /** A reduced price between two days, both inclusive. */
  reduction: z
    .strictObject({
      from: date,
      to: date,
      prices: amounts,
      /** Lowest own price of the 30 days before `from`, shown next to the reduced one (prismærkningsbekendtgørelsen § 9 a). */
      lowestPrice30Days: amounts,
    })
    .optional(),
});

const productForm = createProductSchema(fileFormat);
/** Schema of a file in `products`: a product of `/api/v1` with its commercial data. */
export const productFileSchema = productForm.omit({ usedInRoutines: true }).extend({
  sizes: z.array(soldSize).min(1),
  // Required here, because commerce sorts its bestsellers by it.
  ranking: productForm.shape.ranking.unwrap(),
});
/** A product, as its file describes it. */
export type ProductFile = z.infer<typeof productFileSchema>;

/** Schema of a file in `journal`: an article of `/api/v1` without its reading time, which is calculated. */
export const articleFileSchema = createArticleSchema(fileFormat).omit({ readingMinutes: true });
/** An article of the journal, as its file describes it. */
export type ArticleFile = z.infer<typeof articleFileSchema>;

const offersForm = createCommerceSettingsSchema(fileFormat);
const soldSample = createSampleSchema(fileFormat).extend({ stock });
/** Schema of `offers.yaml`: samples with their stock, and gifts with purchase. */
export const offersFileSchema = offersForm.omit({ markets: true }).extend({
  samples: offersForm.shape.samples.extend({ items: z.array(soldSample) }),
});
/** The contents of `offers.yaml`. */
export type OffersFile = z.infer<typeof offersFileSchema>;

/** Schema of `markets.yaml`: delivery and settings of each market. */
export const marketsFileSchema = z.array(createMarketSettingsSchema(fileFormat));
/** One market of `markets.yaml`. */
export type MarketEntry = z.infer<typeof marketsFileSchema>[number];

/** A picture of the library. Its original is `pictures/<id>.webp`. */
const pictureEntry = z.strictObject({ ...picture.omit({ src: true }).shape, alt: bilingualText });
/** Schema of `pictures.yaml`. */
export const picturesFileSchema = z.array(pictureEntry);
/** One picture of `pictures.yaml`. */
export type PictureEntry = z.infer<typeof pictureEntry>;

/** A video of the library. Its originals are `videos/<id>.webm` and `.mp4`, its captions `videos/<id>.en.vtt` and `.da.vtt`. */
const videoEntry = createVideoSchema(fileFormat).omit({ sources: true, captions: true });
/** Schema of `videos.yaml`. */
export const videosFileSchema = z.array(videoEntry);
/** One video of `videos.yaml`. */
export type VideoEntry = z.infer<typeof videoEntry>;

/** A promo code. The fields are those of `PromoCode` in `@marehalm/cart-domain`, with a label and `membersOnly`. */
const promoCode = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]+$/),
  aliases: z.array(z.string().regex(/^[A-Z0-9]+$/)),
  label: bilingualText,
  kind: z.enum(['percentage', 'fixed', 'free-delivery']),
  /** For a percentage: the fraction of 1 to subtract, such as 0.15. */
  rate: z.number().gt(0).max(1).optional(),
  /** For a fixed amount: in minor units. */
  amounts: amounts.optional(),
  scope: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('order') }),
    z.strictObject({ kind: z.literal('collection'), collection: id }),
    z.strictObject({ kind: z.literal('products'), products: z.array(id).min(1) }),
  ]),
  excludes: z.array(z.enum(['gift-card', 'reduced'])),
  minimum: amounts.optional(),
  /** First day, in Danish time. */
  validFrom: date.optional(),
  /** Last day, in Danish time. */
  validTo: date.optional(),
  /** Whether the code is only valid for orders with an address that has confirmed the newsletter. */
  membersOnly: z.boolean(),
  firstOrderOnly: z.boolean(),
  singleUse: z.boolean(),
  combinable: z.boolean(),
});
/** Schema of `promo-codes.yaml`. */
export const promoCodesFileSchema = z.array(promoCode);
/** One code of `promo-codes.yaml`. */
export type PromoCodeEntry = z.infer<typeof promoCode>;

const amountList = z.array(z.int().positive()).min(1);
const amountRange = z.tuple([z.int().positive(), z.int().positive()]);
/** Schema of `gift-cards.yaml`: the product page, amounts and validity of gift cards. */
export const giftCardsFileSchema = z.strictObject({
  name: bilingualText,
  subtitle: bilingualText,
  promise: bilingualText,
  description: bilingualText,
  slugs: createSlugsSchema(fileFormat),
  picture: z.string(),
  /** SKU without the amount: the card of 200 kr. is `<sku>-20000`. */
  sku,
  /** Fixed amounts, in minor units. */
  amounts: z.strictObject(mapCurrencies(() => amountList)),
  /** Minimum and maximum of a custom amount, in minor units. */
  custom: z.strictObject(mapCurrencies(() => amountRange)),
  validityMonths: z.int().positive(),
});
/** The contents of `gift-cards.yaml`. */
export type GiftCardsFile = z.infer<typeof giftCardsFileSchema>;

const postcode = z.string().regex(/^\d{4,5}$/);
/** Full hours of a day: from, to. */
const hours = z
  .tuple([z.int().min(0).max(23), z.int().min(1).max(24)])
  .refine(([from, to]) => from < to, 'must open before it closes');
const parcelShop = z.strictObject({
  /** Unique in its country. Never changes, because stored checkouts contain it. */
  id,
  /** Name of the place in the local language: "Nørreport". */
  name: z.string().min(1),
  street: z.string().min(1),
  postcode,
  town: z.string().min(1),
  /** Missing days are closed. */
  hours: z.strictObject({ 'mon-fri': hours, sat: hours.optional(), sun: hours.optional() }),
});
/** Schema of `parcel-shops.yaml`: the parcel shops of each country. */
export const parcelShopsFileSchema = z.array(
  z.strictObject({
    /** ISO 3166-1 alpha-2. */
    country: z.string().regex(/^[A-Z]{2}$/),
    /** Ranges of postcodes, ascending, with the center of their town. */
    areas: z
      .array(
        z.strictObject({
          from: postcode,
          to: postcode,
          /** Latitude and longitude in degrees, accurate to about a kilometer. */
          at: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]),
        }),
      )
      .min(1),
    shops: z.array(parcelShop).min(1),
  }),
);
/** The contents of `parcel-shops.yaml`. */
export type ParcelShopsFile = z.infer<typeof parcelShopsFileSchema>;
