import type { SearchCurrency } from './index-names.ts';

/** Most objects one event may name; a limit of the hosted service. */
export const MAX_EVENT_OBJECTS = 20;

interface EventBase {
  readonly index: string;
  readonly eventName: string;
  /** An anonymous token of this browser; 1 to 129 letters, digits and `_-=+/`. */
  readonly userToken: string;
  readonly objectIDs: string[];
  /** The answer's `queryID`; absent outside a search. */
  readonly queryID?: string;
}

/** A result was clicked. */
export interface ClickEvent extends EventBase {
  readonly eventType: 'click';
  /** The hit's place in the whole result, from 1. Only together with `queryID`. */
  readonly positions?: number[];
}

/** Something found was put into the bag. */
export interface ConversionEvent extends EventBase {
  readonly eventType: 'conversion';
  readonly eventSubtype: 'addToCart';
  readonly currency: SearchCurrency;
  /** Prices in whole units as a decimal number, which is what this protocol asks for. */
  readonly objectData: { readonly price: number; readonly quantity: number; readonly queryID?: string }[];
}

/** A product or an article was looked at. */
export interface ViewEvent extends EventBase {
  readonly eventType: 'view';
}

/** An event for the hosted service's `POST /1/events`. Whether one may be sent is a question of consent, not asked here. */
export type InsightsEvent = ClickEvent | ConversionEvent | ViewEvent;

interface Search {
  readonly index: string;
  readonly userToken: string;
  readonly queryID?: string;
}

/** The event of clicking a hit; `position` counts from 1 over all pages. */
export function hitClicked(search: Search, objectID: string, position: number): ClickEvent {
  return {
    eventType: 'click',
    eventName: 'Hit clicked',
    ...search,
    objectIDs: [objectID],
    ...(search.queryID !== undefined && { positions: [position] }),
  };
}

/** The event of putting a found product into the bag; `unitPrice` in minor units. */
export function hitAddedToBag(
  search: Search,
  objectID: string,
  line: { readonly unitPrice: number; readonly currency: SearchCurrency; readonly quantity: number },
): ConversionEvent {
  return {
    eventType: 'conversion',
    eventSubtype: 'addToCart',
    eventName: 'Hit added to bag',
    ...search,
    objectIDs: [objectID],
    currency: line.currency,
    objectData: [
      {
        price: line.unitPrice / 100,
        quantity: line.quantity,
        ...(search.queryID !== undefined && { queryID: search.queryID }),
      },
    ],
  };
}

/** The events of showing hits, as many as {@link MAX_EVENT_OBJECTS} allows to share one. */
export function hitsViewed(search: Search, objectIDs: readonly string[]): ViewEvent[] {
  const events: ViewEvent[] = [];
  for (let start = 0; start < objectIDs.length; start += MAX_EVENT_OBJECTS) {
    events.push({
      eventType: 'view',
      eventName: 'Hits viewed',
      ...search,
      objectIDs: objectIDs.slice(start, start + MAX_EVENT_OBJECTS),
    });
  }
  return events;
}
