import { type LocaleCode, marketIds } from '@marehalm/shop';
import { z } from 'zod';
import { createEmailSchema } from '../service-pages/email-schema.ts';
import { newsletterTexts } from '../newsletter/newsletter-texts.ts';
import { stockAlertTexts } from './stock-alert-texts.ts';

/** Creates the schema of a stock alert request, with error messages in `locale`. */
export const createStockAlertSchema = (locale: LocaleCode) =>
  z.object({
    email: createEmailSchema(newsletterTexts[locale].fields),
    market: z.enum(marketIds, stockAlertTexts[locale].unknownGoods),
    sku: z.string(stockAlertTexts[locale].unknownGoods).max(64, stockAlertTexts[locale].unknownGoods),
    captchaToken: z.string().max(4096).catch(''),
  });

/** A request to be told when goods are back in stock. */
export type StockAlertRequest = z.infer<ReturnType<typeof createStockAlertSchema>>;
