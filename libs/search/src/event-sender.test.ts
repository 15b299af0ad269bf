import { describe, expect, test, vi } from 'vitest';
import { createClickEvent } from './insights-events.ts';
import { createEventSender } from './event-sender.ts';

const search = { index: 'products_da', userToken: 'anonymous-1' };

describe('createEventSender()', () => {
  const event = createClickEvent(search, 'p04', 1);
  const options = { appId: 'app', apiKey: 'key' };

  test('sends events as one plain text that outlives the page', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(new Response());
    await createEventSender({ ...options, fetch })([event]);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'https://insights.algolia.io/1/events?x-algolia-application-id=app&x-algolia-api-key=key',
      { method: 'POST', keepalive: true, body: JSON.stringify({ events: [event] }) },
    );
  });

  test('never rejects', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(createEventSender({ ...options, fetch })([event])).resolves.toBeUndefined();
  });
});
