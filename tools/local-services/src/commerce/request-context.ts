import type { BilingualText } from '@marehalm/shop/content';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import type { MailPictures } from '../mail/mail-pictures.ts';
import type { MailPort } from '../outbox.ts';
import type { CartStore } from './cart-store.ts';
import type { CustomerStore } from './customer-store.ts';
import type { GiftCardStore } from './gift-card-store.ts';
import type { Cart } from './cart.ts';
import type { Promotions, SettledCart } from './cart-settlement.ts';
import type { Inventory } from './inventory.ts';
import type { OrderStore } from './order-store.ts';
import type { ParcelShops } from './parcel-shops.ts';
import type { Seller } from '../seller.ts';
import type { PreparedPasswords } from './passwords.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { RateLimiter } from './rate-limits.ts';
import type { OrderKeys } from './secrets.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';
import type { ShopContent } from './shop-content.ts';
import type { ShopperHistory } from './shopper-history.ts';
import type { Shop } from './shops.ts';
import type { WorkBudget } from './work-budget.ts';

/** Where the addresses in answers lead. Each is made from what the caller of `createCommerce` chose. */
export interface Links {
  /** The picture library's file of that id, absolute. */
  picture(id: string): string;
  /** Opens the checkout of one cart, absolute: the cart's id has its key where the caller of the API had it. */
  cartCheckout(locale: LocaleCode, cartId: string): string;
  /** The checkout page, absolute. */
  checkout(locale: LocaleCode): string;
  /** Where the bank asks the shopper about a payment, absolute. */
  challenge(shop: MarketId, attemptId: string, locale: LocaleCode): string;
  /** Where a finished order is shown, absolute. */
  confirmation(locale: LocaleCode): string;
  /** The shop's home, absolute, without a slash at the end. */
  home(): string;
  /** The account page, absolute. */
  account(locale: LocaleCode): string;
  /** The page of one order of an account, absolute. */
  order(locale: LocaleCode, id: string): string;
  /** Where a shopper has a mail sent to choose another password, absolute. */
  forgottenPassword(locale: LocaleCode): string;
  /** Where a mailed key leads: the key is hung on after `#`. */
  newPassword(locale: LocaleCode): string;
  /** Where the owner of a new e-mail address confirms it, absolute. */
  confirmEmail(shop: MarketId, key: string, locale: LocaleCode): string;
  /** Where to write to the shop, absolute. */
  contact(locale: LocaleCode): string;
  /** Where a shopper without an account sees how far the order of that name is on its way, absolute. */
  orderStatus(locale: LocaleCode, order: string): string;
  /** Where a shopper withdraws from the order of that name, absolute. */
  withdraw(locale: LocaleCode, order: string): string;
  /** The terms of sale, absolute. */
  terms(locale: LocaleCode): string;
}

/** Terms of gift cards that a cart does not tell. */
export interface GiftCardTerms {
  readonly validityMonths: number;
  /** Who prints cards that travel on paper. */
  readonly printerEmail: string;
}

/** What answering one request depends on. */
export interface RequestContext {
  readonly shop: Shop;
  /** Who sells, in every shop. */
  readonly seller: Seller;
  readonly catalogue: ShopCatalogue;
  readonly content: ShopContent;
  readonly inventory: Inventory;
  readonly carts: CartStore;
  /** Carts that were settled for this request, until an order takes from the shelf. */
  readonly settlements: Map<Cart, SettledCart>;
  readonly orders: OrderStore;
  readonly orderKeys: OrderKeys;
  readonly customers: CustomerStore;
  readonly giftCards: GiftCardStore;
  readonly giftCardTerms: GiftCardTerms;
  /** What was done with passwords before the transaction began. */
  readonly passwords: PreparedPasswords;
  readonly limits: RateLimiter;
  /** The network address that asks. */
  readonly client: string;
  readonly parcelShops: ParcelShops;
  readonly payments: PaymentProvider;
  readonly mail: MailPort;
  readonly mailPictures: MailPictures;
  readonly promotions: Promotions;
  readonly history: ShopperHistory;
  /** Whether an e-mail address has confirmed the newsletter. */
  readonly isMember: (email: string) => boolean;
  readonly links: Links;
  /** What may still be done for this request. */
  readonly work: WorkBudget;
  /** One instant for the whole request, so that no price changes in the middle of it. */
  readonly now: Date;
  /** From `@inContext(language:)`; English for every language that the shop does not speak. */
  readonly locale: LocaleCode;
  /** From `@inContext(country:)` where the shop delivers there; else the shop's own. */
  readonly country: string;
}

/** A text in the language of the request. */
export function getLocalized(text: BilingualText, { locale }: Pick<RequestContext, 'locale'>): string {
  return text[locale];
}
