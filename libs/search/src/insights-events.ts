import { getCurrencyExponent } from './internal/currency-exponent.ts';

/** Maximum number of objects in one event; a limit of Algolia Insights. */
export const MAX_EVENT_OBJECTS = 20;

/** The search that returned a hit, for Insights events. */
export interface SearchOrigin {
  /** Name of the index that answered. */
  readonly index: string;
  /** An anonymous token of this browser; 1 to 129 letters, digits and `_-=+/`. */
  readonly userToken: string;
  /** The answer's `queryID`, which it has when `clickAnalytics` was asked for; absent outside a search. */
  readonly queryID?: string | undefined;
}

/** The properties of all events. */
export interface EventBase {
  /** 1 to 64 printable ASCII characters, a name for the merchant's eyes. */
  readonly eventName: string;
  readonly index: string;
  readonly userToken: string;
  /** At most 20, a limit of the hosted service. */
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
  /** ISO 4217 code. */
  readonly currency: string;
  /** Price times quantity as a decimal number of major units, as the protocol requires. */
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

/** The line that was added to the bag. */
export interface AddedLine {
  /** Minor units, VAT included. */
  readonly unitPrice: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Whole units, from 1. */
  readonly quantity: number;
}

/**
 * Returns the event of a click on a hit; it refers to the search only if the origin has a `queryID`.
 *
 * @param position From 1, counted over all pages.
 * @example
 * ```ts
 * const answer = { index: 'products', queryID: '43b15df305339e827f0ac0bdc5ebcaa7', userToken: 'anonymous-1' };
 * createClickEvent(answer, 'p04', 3); // => { eventType: 'click', eventName: 'Hit clicked', index: 'products',
 * //    userToken: 'anonymous-1', queryID: '43b15df305339e827f0ac0bdc5ebcaa7', objectIDs: ['p04'], positions: [3] }
 * ```
 */
export function createClickEvent(
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
 * Returns the event of putting a found product into the bag.
 *
 * @example
 * ```ts
 * const search = { index: 'products', userToken: 'anonymous-1' };
 * createAddToCartEvent(search, 'p04', { unitPrice: 37_550, currency: 'EUR', quantity: 2 }).value; // => 751
 * ```
 */
export function createAddToCartEvent(
  { index, userToken, queryID }: SearchOrigin,
  objectID: string,
  { unitPrice, currency, quantity }: AddedLine,
): AddToCartEvent {
  const found = queryID !== undefined && { queryID };
  const minorUnits = 10 ** getCurrencyExponent(currency);
  return {
    eventType: 'conversion',
    eventSubtype: 'addToCart',
    eventName: 'Hit added to bag',
    index,
    userToken,
    ...found,
    objectIDs: [objectID],
    currency,
    value: (unitPrice * quantity) / minorUnits,
    objectData: [{ price: unitPrice / minorUnits, quantity, ...found }],
  };
}

/**
 * Returns events for viewed hits, each with at most `MAX_EVENT_OBJECTS` ids.
 *
 * @example
 * ```ts
 * createViewEvents({ index: 'products', userToken: 'anonymous-1' }, ['p01', 'p02']).map(({ objectIDs }) => objectIDs); // => [['p01', 'p02']]
 * ```
 */
export function createViewEvents(
  { index, userToken }: SearchOrigin,
  objectIDs: readonly string[],
): ViewEvent[] {
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
