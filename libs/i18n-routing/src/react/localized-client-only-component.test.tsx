import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// Nothing here is a browser. Other tests may have loaded these modules before.
vi.resetModules();
vi.doMock('./use-is-hydrated.tsx', () => ({ useIsHydrated: () => true }));
const { createLocalizedClientOnlyComponent } = await import('./localized-client-only-component.tsx');
const { MessagesProvider } = await import('./messages-provider.tsx');

test('createLocalizedClientOnlyComponent() retries a failed import on the next render, and never repeats a successful one', async () => {
  const load = vi
    .fn(async () => [() => <p>Din kurv</p>, { default: {} }] as const)
    .mockRejectedValueOnce(new Error('Cannot fetch: there is no connection'));
  const Bag = createLocalizedClientOnlyComponent(load);

  /** The rendered text, and errors so far. */
  async function drawn() {
    const errors: string[] = [];
    const page = new PassThrough();
    const { pipe } = renderToPipeableStream(
      <MessagesProvider locale="da" messages={{}}>
        <Bag fallback={<p>Vent</p>} />
      </MessagesProvider>,
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
  expect(failed.html).toContain('Vent');
  expect(failed.errors).toEqual(['Error: Cannot fetch: there is no connection']);

  for (let time = 0; time < 2; time += 1) {
    const { html, errors } = await drawn();
    expect(errors).toEqual([]);
    expect(html).toContain('<p>Din kurv</p>');
  }
  expect(load).toHaveBeenCalledTimes(2);
});
