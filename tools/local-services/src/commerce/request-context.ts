import type { BilingualText } from '@marehalm/shop/content';
import type { ProductRating } from '@marehalm/commerce-client';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import type { MailPictures } from '../mail/mail-pictures.ts';
import type { Mailer } from '../outbox.ts';
import type { CartStore } from './cart-store.ts';
import type { CustomerStore } from './customer-store.ts';
import type { GiftCardStore } from './gift-card-store.ts';
import type { Cart } from './cart.ts';
import type { Promotions, CalculatedCart } from './calculate-cart.ts';
import type { Inventory } from './inventory.ts';
import type { OrderStore } from './order-store.ts';
import type { ParcelShops } from './parcel-shops.ts';
import type { Seller } from '../seller.ts';
import type { PreparedPasswords } from './passwords.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { RateLimiter } from './rate-limits.ts';
import type { OrderKeys } from './order-keys.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';
import type { ShopContent } from './shop-content.ts';
import type { OrderHistory } from './order-history.ts';
import type { MarketShop } from './market-shops.ts';
import type { WorkBudget } from './work-budget.ts';

/** Functions that build the URLs in answers. The caller of `createCommerce` provides them. */
export interface ShopLinks {
  /** URL of a file in the picture library. */
  picture(id: string): string;
  /** URL of the checkout of one cart. The cart's id includes its key if the client sent it. */
  cartCheckout(locale: LocaleCode, cartId: string): string;
  /** URL of the checkout page. */
  checkout(locale: LocaleCode): string;
  /** URL where the bank asks the shopper to confirm a payment. */
  challenge(shop: MarketId, attemptId: string, locale: LocaleCode): string;
  /** URL of the confirmation of an order. */
  confirmation(locale: LocaleCode): string;
  /** URL of the shop, without a trailing slash. */
  home(): string;
  /** URL of the account page. */
  account(locale: LocaleCode): string;
  /** URL of one order in an account. */
  order(locale: LocaleCode, id: string): string;
  /** URL of the form that requests a new password. */
  forgottenPassword(locale: LocaleCode): string;
  /** URL of the page that a mailed key opens, to which the key is appended after `#`. */
  newPassword(locale: LocaleCode): string;
  /** URL where the owner of a new email address confirms it. */
  confirmEmail(shop: MarketId, key: string, locale: LocaleCode): string;
  /** URL of the contact page. */
  contact(locale: LocaleCode): string;
  /** Where a shopper without an account sees how far the order of that name is on its way, absolute. */
  orderStatus(locale: LocaleCode, order: string): string;
  /** Where the buyer of the order of that name reviews it, absolute. The key gives access. */
  review(order: string, key: string): string;
  /** Where a shopper withdraws from the order of that name, absolute. */
  withdraw(locale: LocaleCode, order: string): string;
  /** URL of the terms of sale. */
  terms(locale: LocaleCode): string;
}

/** Terms of gift cards that are not part of a cart. */
export interface GiftCardTerms {
  readonly validityMonths: number;
  /** Address of the staff who print gift cards. */
  readonly printerEmail: string;
}

/** The data and services that one request uses. */
export interface RequestContext {
  readonly shop: MarketShop;
  /** The company behind every shop. */
  readonly seller: Seller;
  readonly catalogue: ShopCatalogue;
  readonly content: ShopContent;
  readonly inventory: Inventory;
  readonly carts: CartStore;
  /** Carts settled for this request, until an order reduces the stock. */
  readonly settlements: Map<Cart, CalculatedCart>;
  readonly orders: OrderStore;
  readonly orderKeys: OrderKeys;
  /** By content id of the product. */
  readonly ratings: ReadonlyMap<string, ProductRating>;
  readonly customers: CustomerStore;
  readonly giftCards: GiftCardStore;
  readonly giftCardTerms: GiftCardTerms;
  /** The results of the work with passwords before the transaction. */
  readonly passwords: PreparedPasswords;
  readonly limits: RateLimiter;
  /** IP address of the client. */
  readonly client: string;
  readonly parcelShops: ParcelShops;
  readonly payments: PaymentProvider;
  readonly mail: Mailer;
  readonly mailPictures: MailPictures;
  readonly promotions: Promotions;
  readonly history: OrderHistory;
  /** Whether an email address has confirmed the newsletter. */
  readonly isMember: (email: string) => boolean;
  readonly links: ShopLinks;
  /** The remaining work that this request may cause. */
  readonly work: WorkBudget;
  /** One instant for the whole request, so that no price changes during it. */
  readonly now: Date;
  /** From `@inContext(language:)`; English for any language that the shop does not have. */
  readonly locale: LocaleCode;
  /** From `@inContext(country:)` if the shop delivers there; otherwise the shop's own. */
  readonly country: string;
}

/** Returns a text in the language of the request. */
export function getLocalizedText(text: BilingualText, { locale }: Pick<RequestContext, 'locale'>): string {
  return text[locale];
}
