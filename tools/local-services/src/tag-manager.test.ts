import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serveApp } from './testing/serve-app.ts';
import { createTagManager } from './tag-manager.ts';

const clock = () => new Date('2026-11-21T09:00:00Z');

describe('createTagManager()', () => {
  let origin: string;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ origin, close } = await serveApp(createTagManager({ clock }).app));
  });
  afterEach(() => close());

  /** Runs the script against the few parts of a browser that it touches, with real HTTP behind `sendBeacon`. */
  async function page(query: string, globals: Record<string, unknown>) {
    const script = await (await fetch(`${origin}/gtm.js${query}`)).text();
    const beacons: Promise<unknown>[] = [];
    const context = vm.createContext({
      URL,
      location: `${origin}/`,
      document: { currentScript: { src: `${origin}/gtm.js` } },
      navigator: {
        sendBeacon: (address: string, body: string) =>
          beacons.push(fetch(address, { method: 'POST', body })) > 0,
      },
      ...globals,
    });
    vm.runInContext(script, context);
    return {
      run: (code: string) => vm.runInContext(code, context) as unknown,
      sent: () => Promise.all(beacons),
    };
  }
  const records = async () =>
    (
      (await (await fetch(`${origin}/gtm/records`)).json()) as {
        items: { container: string; entry: unknown }[];
      }
    ).items;

  test('records events from before and after the script loaded', async () => {
    const { run, sent } = await page('?id=GTM-LOCAL', { dataLayer: [{ event: 'gtm.js' }] });
    expect(run('dataLayer.push({ event: "add_to_cart", value: 1 })')).toBe(2);
    run('(function gtag() { dataLayer.push(arguments) })("consent", "default")');
    await sent();
    const entries = (await records()).map(({ container, entry }) => [container, entry]);
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['GTM-LOCAL', { event: 'gtm.js' }],
        ['GTM-LOCAL', { event: 'add_to_cart', value: 1 }],
        ['GTM-LOCAL', ['consent', 'default']],
      ]),
    );
  });

  test('uses the given data layer name', async () => {
    const { run, sent } = await page('?id=GTM-LOCAL&l=shopLayer', {});
    run('shopLayer.push({ event: "x" })');
    await sent();
    expect(await records()).toHaveLength(1);
  });

  test('deletes records on request', async () => {
    const { run, sent } = await page('?id=GTM-LOCAL', {});
    run('dataLayer.push({ event: "x" })');
    await sent();
    await fetch(`${origin}/gtm/records`, { method: 'DELETE' });
    expect(await records()).toEqual([]);
  });

  test.each(['', '?id=', '?id=GTM-</script>', '?id=GTM-LOCAL&l=a.b'])(
    'has no container for %j',
    async (query) => {
      expect((await fetch(`${origin}/gtm.js${query}`)).status).toBe(404);
    },
  );

  test('refuses an invalid record', async () => {
    const answer = await fetch(`${origin}/gtm/records`, { method: 'POST', body: '{"container":1}' });
    expect(answer.status).toBe(422);
  });
});
