import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';

/** One entry of a page's data layer. */
export interface DataLayerRecord {
  /** The container that the page requested, for example `GTM-LOCAL`. */
  readonly container: string;
  /** The entry that the page pushed. */
  readonly entry: unknown;
  /** ISO 8601 instant. */
  readonly receivedAt: string;
}

/** A tag manager that stores entries for people and tests, and forwards nothing. */
export interface TagManager {
  /** Serves `GET /gtm.js?id=…&l=…`, and `/gtm/records`: GET lists, POST (used by the script) adds, DELETE clears. */
  readonly app: Hono;
  /** Oldest first. */
  records(): readonly DataLayerRecord[];
}

/** Maximum size of a record in bytes: enough for an order with many lines, and a thousand fit into the memory. */
const MAX_BODY_BYTES = 32 * 1024;

/** Maximum number of records. The oldest are removed first. */
const MAX_RECORDS = 1000;

const containerId = z.string().regex(/^GTM-[A-Z0-9]{1,20}$/);
const layerName = z
  .string()
  .regex(/^[A-Za-z_$][\w$]{0,50}$/)
  .default('dataLayer');
const recordSchema = z.object({ container: containerId, entry: z.unknown() });

/** Creates a tag manager that stores its records in memory. */
export function createTagManager(dependencies: { clock: () => Date }): TagManager {
  const { clock } = dependencies;
  const records: DataLayerRecord[] = [];
  const app = new Hono();
  app.use('/gtm/records', bodyLimit({ maxSize: MAX_BODY_BYTES }));

  app.get('/gtm.js', (context) => {
    const container = containerId.safeParse(context.req.query('id'));
    const layer = layerName.safeParse(context.req.query('l'));
    if (!container.success || !layer.success) return context.text('Not found', 404);
    context.header('Content-Type', 'text/javascript; charset=utf-8');
    context.header('Cache-Control', 'private, max-age=900');
    return context.body(
      `(${runTagManager.toString()})(${JSON.stringify(container.data)}, ${JSON.stringify(layer.data)});\n`,
    );
  });

  app.get('/gtm/records', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ items: records, total: records.length });
  });
  app.post('/gtm/records', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const record = recordSchema.safeParse(body);
    if (!record.success) return context.json({ message: z.prettifyError(record.error) }, 422);
    const { container, entry } = record.data;
    records.push({ container, entry, receivedAt: clock().toISOString() });
    if (records.length > MAX_RECORDS) records.shift();
    return context.body(null, 204);
  });
  app.delete('/gtm/records', (context) => {
    records.length = 0;
    return context.body(null, 204);
  });

  return { app, records: () => records };
}

/** Runs in the shopper's browser. It is sent as source text, so it must not use anything from outside. */

function runTagManager(container: string, layerName: string): void {
  const browser = globalThis as unknown as Record<string, unknown> & {
    document: { currentScript: { src: string } | null };
    navigator: { sendBeacon(address: string, body: string): boolean };
  };
  const managers = (browser['google_tag_manager'] ??= {}) as Record<string, unknown>;
  if (managers[container] !== undefined) return;
  managers[container] = { dataLayer: { name: layerName } };

  const address = new URL('/gtm/records', browser.document.currentScript?.src ?? String(browser['location']));
  const record = (entry: unknown) => {
    // gtag() pushes its `arguments` object, which JSON would serialize as {"0":…}.
    const readable =
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry;
    browser.navigator.sendBeacon(address.href, JSON.stringify({ container, entry: readable }));
  };

  const layer = (browser[layerName] ??= []) as unknown[];
  for (const entry of layer) record(entry);
  const push = layer.push.bind(layer);
  layer.push = (...entries: unknown[]) => {
    const length = push(...entries);
    entries.forEach(record);
    return length;
  };
}
