import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';

/** One entry of a page's data layer, as the local tag manager received it. */
export interface TagRecord {
  /** The container the page asked for, for example `GTM-LOCAL`. */
  readonly container: string;
  /** What the page pushed. */
  readonly entry: unknown;
  /** ISO 8601 instant. */
  readonly receivedAt: string;
}

/** A tag manager that sends nothing on: it remembers what it is given, so that people and tests can read it. */
export interface TagManager {
  /** `GET /gtm.js?id=…&l=…`, and `/gtm/records`: GET reads, POST adds (the script does), DELETE forgets. */
  readonly app: Hono;
  /** Oldest first. */
  records(): readonly TagRecord[];
}

/** Bytes of a record: an order of many lines fits, and a thousand records fit into the memory. */
const MAX_BODY_BYTES = 32 * 1024;

/** Older records are forgotten first. */
const MAX_RECORDS = 1000;

const containerId = z.string().regex(/^GTM-[A-Z0-9]{1,20}$/);
const layerName = z
  .string()
  .regex(/^[A-Za-z_$][\w$]{0,50}$/)
  .default('dataLayer');
const recordSchema = z.object({ container: containerId, entry: z.unknown() });

/** A tag manager that keeps its records in memory. */
export function createTagManager(dependencies: { clock: () => Date }): TagManager {
  const { clock } = dependencies;
  const records: TagRecord[] = [];
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

/* The function below runs in the shopper's browser and is sent as its own source text: it may use nothing from outside. */

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
    // gtag() pushes its `arguments` object, which JSON would write as {"0":…}.
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
