import { createEventSender, HOSTED_EVENTS_ORIGIN, type InsightsEvent } from '@marehalm/search';
import { configuration } from './public-configuration';

/** Returns the origin to which events of the search service are sent: the configured host, or the hosted service. */
export function getSearchEventsOrigin(): string {
  const { host } = configuration.search;
  return host === '' ? HOSTED_EVENTS_ORIGIN : new URL(host, window.location.origin).origin;
}

/** Sends events to the search service. The caller has to check for consent. */
export function sendSearchEvents(events: readonly InsightsEvent[]): void {
  const { appId, apiKey } = configuration.search;
  void createEventSender({ appId, apiKey, host: getSearchEventsOrigin() })(events);
}
