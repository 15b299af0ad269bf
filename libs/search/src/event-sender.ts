import type { InsightsEvent } from './insights-events.ts';

/** Origin of the hosted service for events. */
export const HOSTED_EVENTS_ORIGIN = 'https://insights.algolia.io';

/** Options of {@link createEventSender}. */
export interface EventSenderOptions {
  readonly appId: string;
  /** The search-only key; it is public. */
  readonly apiKey: string;
  /** Origin of a service that speaks the protocol; {@link HOSTED_EVENTS_ORIGIN} by default. */
  readonly host?: string | undefined;
  /** The global `fetch` by default. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * Creates a function that sends events to `POST /1/events`. They arrive also when the page is left (`keepalive`), need no preflight
 * request, and set no cookie. A lost event is no error of the shop, so the function never rejects.
 *
 * @example
 * ```ts
 * const sent: string[] = [];
 * const fetch = async (url: unknown) => (sent.push(String(url)), new Response());
 * const sendEvents = createEventSender({ appId: 'app', apiKey: 'key', host: 'https://search.example', fetch });
 * await sendEvents([createClickEvent({ index: 'products', userToken: 'anonymous-1' }, 'p04', 3)]);
 * sent; // => ['https://search.example/1/events?x-algolia-application-id=app&x-algolia-api-key=key']
 * ```
 */
export function createEventSender({
  appId,
  apiKey,
  host = HOSTED_EVENTS_ORIGIN,
  fetch,
}: EventSenderOptions): (events: readonly InsightsEvent[]) => Promise<void> {
  const url = new URL('/1/events', host);
  url.searchParams.set('x-algolia-application-id', appId);
  url.searchParams.set('x-algolia-api-key', apiKey);
  return async (events) => {
    try {
      await (fetch ?? globalThis.fetch)(url.href, {
        method: 'POST',
        keepalive: true,
        body: JSON.stringify({ events }),
      });
    } catch {
      // Blocked or offline.
    }
  };
}
