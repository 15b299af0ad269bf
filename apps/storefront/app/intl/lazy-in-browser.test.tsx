import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// Nothing here is a browser. Other tests may have loaded these modules before.
vi.resetModules();
vi.doMock('@marehalm/static-router/client', () => ({ useIsInBrowser: () => true }));
const { lazyInBrowser } = await import('./lazy-in-browser');
const { PageLocaleProvider } = await import('./page-locale');

const loadMessages = { en: async () => ({ default: {} }), da: async () => ({ default: {} }) };

test('lazyInBrowser() retries a failed import on the next render, and never repeats a successful one', async () => {
  const load = vi
    .fn(async () => () => <p>Your bag</p>)
    .mockRejectedValueOnce(new Error('Cannot fetch: there is no connection'));
  const Bag = lazyInBrowser(loadMessages, load);

  /** What is drawn, and what has failed meanwhile. */
  async function drawn() {
    const errors: string[] = [];
    const page = new PassThrough();
    const { pipe } = renderToPipeableStream(
      <PageLocaleProvider value="en">
        <Bag fallback={<p>Wait</p>} />
      </PageLocaleProvider>,
      {
        onAllReady: () => pipe(page),
        onError: (error) => {
          errors.push(String(error));
        },
      },
    );
    return { html: await text(page), errors };
  }

  const failed = await drawn();
  expect(failed.html).toContain('Wait');
  expect(failed.errors).toEqual(['Error: Cannot fetch: there is no connection']);

  for (let time = 0; time < 2; time += 1) {
    const { html, errors } = await drawn();
    expect(errors).toEqual([]);
    expect(html).toContain('<p>Your bag</p>');
  }
  expect(load).toHaveBeenCalledTimes(2);
});
