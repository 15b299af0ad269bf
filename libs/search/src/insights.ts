import type { SearchCurrency } from './index-names.ts';

/** Most objects one event may name; a limit of the hosted service. */
export const MAX_EVENT_OBJECTS = 20;

/** The search that something was found by. */
export interface SearchOrigin {
  /** Name of the index that answered. */
  readonly index: string;
  /** An anonymous token of this browser; 1 to 129 letters, digits and `_-=+/`. */
  readonly userToken: string;
  /** The answer's `queryID`, which it has when `clickAnalytics` was asked for; absent outside a search. */
  readonly queryID?: string | undefined;
}

/** What all events have in common. */
export interface EventBase {
  /** 1 to 64 printable ASCII characters, a name for the merchant's eyes. */
  readonly eventName: string;
  readonly index: string;
  readonly userToken: string;
  /** At most {@link MAX_EVENT_OBJECTS}. */
  readonly objectIDs: string[];
}

/** A result was clicked. */
export interface ClickEvent extends EventBase {
  readonly eventType: 'click';
}

/** A result was clicked where a search had put it. */
export interface ClickAfterSearchEvent extends ClickEvent {
  readonly queryID: string;
  /** The hit's place in the whole result, from 1. */
  readonly positions: number[];
}

/** Something found was put into the bag. */
export interface AddToCartEvent extends EventBase {
  readonly eventType: 'conversion';
  readonly eventSubtype: 'addToCart';
  readonly queryID?: string;
  readonly currency: SearchCurrency;
  /** Whole units as a decimal number, which is what this protocol asks for: the price times the quantity. */
  readonly value: number;
  /** Prices in whole units as a decimal number. */
  readonly objectData: { readonly price: number; readonly quantity: number; readonly queryID?: string }[];
}

/** A product or an article was looked at. The protocol ties no view to a query. */
export interface ViewEvent extends EventBase {
  readonly eventType: 'view';
}

/** An event for the hosted service's `POST /1/events`. Whether one may be sent is a question of consent, not asked here. */
export type InsightsEvent = ClickEvent | ClickAfterSearchEvent | AddToCartEvent | ViewEvent;

/** What was put into the bag. */
export interface AddedLine {
  /** Minor units, VAT included. */
  readonly unitPrice: number;
  readonly currency: SearchCurrency;
  /** Whole units, from 1. */
  readonly quantity: number;
}

/**
 * The event of clicking a hit. `position` counts from 1 over all pages; without a `queryID` there is no result it could be a
 * position in, and the service refuses one.
 *
 * @example
 * ```ts
 * const answer = { index: 'products_da', queryID: '43b15df305339e827f0ac0bdc5ebcaa7', userToken: 'anonymous-1' };
 * hitClicked(answer, 'p04', 3); // => { eventType: 'click', eventName: 'Hit clicked', index: 'products_da',
 * //    userToken: 'anonymous-1', queryID: '43b15df305339e827f0ac0bdc5ebcaa7', objectIDs: ['p04'], positions: [3] }
 * ```
 */
export function hitClicked(
  { index, userToken, queryID }: SearchOrigin,
  objectID: string,
  position: number,
): ClickEvent | ClickAfterSearchEvent {
  return {
    eventType: 'click',
    eventName: 'Hit clicked',
    index,
    userToken,
    objectIDs: [objectID],
    ...(queryID !== undefined && { queryID, positions: [position] }),
  };
}

/**
 * The event of putting a found product into the bag.
 *
 * @example
 * ```ts
 * const search = { index: 'products_da', userToken: 'anonymous-1' };
 * hitAddedToBag(search, 'p04', { unitPrice: 37_550, currency: 'DKK', quantity: 2 }).value; // => 751
 * ```
 */
export function hitAddedToBag(
  { index, userToken, queryID }: SearchOrigin,
  objectID: string,
  { unitPrice, currency, quantity }: AddedLine,
): AddToCartEvent {
  const found = queryID !== undefined && { queryID };
  return {
    eventType: 'conversion',
    eventSubtype: 'addToCart',
    eventName: 'Hit added to bag',
    index,
    userToken,
    ...found,
    objectIDs: [objectID],
    currency,
    value: (unitPrice * quantity) / 100,
    objectData: [{ price: unitPrice / 100, quantity, ...found }],
  };
}

/**
 * The events of showing hits, as many as {@link MAX_EVENT_OBJECTS} allows to share one.
 *
 * @example
 * ```ts
 * hitsViewed({ index: 'products', userToken: 'anonymous-1' }, ['p01', 'p02']).map(({ objectIDs }) => objectIDs); // => [['p01', 'p02']]
 * ```
 */
export function hitsViewed({ index, userToken }: SearchOrigin, objectIDs: readonly string[]): ViewEvent[] {
  const events: ViewEvent[] = [];
  for (let start = 0; start < objectIDs.length; start += MAX_EVENT_OBJECTS) {
    events.push({
      eventType: 'view',
      eventName: 'Hits viewed',
      index,
      userToken,
      objectIDs: objectIDs.slice(start, start + MAX_EVENT_OBJECTS),
    });
  }
  return events;
}
