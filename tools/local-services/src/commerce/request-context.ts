import type { BilingualText } from '@marehalm/cms-client';
import type { LocaleCode } from '@marehalm/i18n-routing';
import type { MailPort } from '../outbox.ts';
import type { CartStore } from './cart-store.ts';
import type { Promotions } from './cart-settlement.ts';
import type { Inventory } from './inventory.ts';
import type { OrderStore } from './order-store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';
import type { ShopperHistory } from './shopper-history.ts';
import type { Shop } from './shops.ts';

/** Where the addresses in answers lead. Each is made from what the caller of `createCommerce` chose. */
export interface Links {
  /** The picture library's file of that id. */
  picture(id: string): string;
  /** The checkout page, absolute. */
  checkout(locale: LocaleCode): string;
  /** Where a finished order is shown, absolute. */
  confirmation(locale: LocaleCode): string;
  /** The shop's home, absolute, without a slash at the end. */
  home(): string;
}

/** What answering one request depends on. */
export interface RequestContext {
  readonly shop: Shop;
  readonly catalogue: ShopCatalogue;
  readonly inventory: Inventory;
  readonly carts: CartStore;
  readonly orders: OrderStore;
  readonly payments: PaymentProvider;
  readonly mail: MailPort;
  readonly promotions: Promotions;
  readonly history: ShopperHistory;
  readonly links: Links;
  /** One instant for the whole request, so that no price changes in the middle of it. */
  readonly now: Date;
  /** From `@inContext(language:)`; English for every language that the shop does not speak. */
  readonly locale: LocaleCode;
  /** From `@inContext(country:)` where the shop delivers there; else the shop's own. */
  readonly country: string;
}

/** A text in the language of the request. */
export function localized(text: BilingualText, { locale }: Pick<RequestContext, 'locale'>): string {
  return text[locale];
}
