import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';

/** The services that can be made to fail one by one. */
export const faultyServices = [
  'cms',
  'search',
  'commerce',
  'newsletter',
  'withdrawals',
  'captcha',
  'tag-manager',
  'shop',
] as const;
/** One of {@link faultyServices}. */
export type FaultyService = (typeof faultyServices)[number];

const faultSchema = z.strictObject({
  /** Milliseconds to wait before anything else happens. */
  latency: z.number().int().min(0).max(60_000).optional(),
  /** Answer with this status instead of asking the service. */
  status: z.number().int().min(400).max(599).optional(),
  /** Answer 200 with a body that stops in the middle of its JSON. */
  malformedBody: z.boolean().optional(),
  /** Close the socket without an answer. */
  cutConnection: z.boolean().optional(),
  /** Only for the next so many requests; every request when absent. */
  times: z.number().int().min(1).max(10_000).optional(),
  /** Only for request paths that begin so, for example `/shops/no/`. */
  path: z.string().startsWith('/').max(200).optional(),
});

const switchSchema = z.strictObject({
  service: z.enum(faultyServices),
  /** `null` makes the service whole again. */
  fault: faultSchema.nullable(),
});

/** How a service misbehaves until it is made whole again. */
export type Fault = z.infer<typeof faultSchema>;

/** The switch board of all faults. */
export interface Faults {
  /** `POST /__faults` sets one, `GET` lists them, `DELETE` removes all. Answers 404 when faults are not enabled. */
  readonly app: Hono;
  /** Stands before the routes of `service` and misbehaves when told to. */
  readonly middleware: (service: FaultyService) => MiddlewareHandler;
}

/** Faults for tests and demonstrations; without `enabled` no request can switch one on. */
export function createFaults(options: { readonly enabled: boolean }): Faults {
  const active = new Map<FaultyService, Fault>();
  const app = new Hono();

  if (options.enabled) {
    const listed = () => ({ faults: Object.fromEntries(active) });
    app.get('/__faults', (context) => context.json(listed()));
    app.post('/__faults', async (context) => {
      const body: unknown = await context.req.json().catch(() => undefined);
      const order = switchSchema.safeParse(body);
      if (!order.success) return context.json({ message: z.prettifyError(order.error) }, 422);
      const { service, fault } = order.data;
      if (fault === null) active.delete(service);
      else active.set(service, fault);
      return context.json(listed());
    });
    app.delete('/__faults', (context) => {
      active.clear();
      return context.json(listed());
    });
  }

  /** The fault that hits this request; counts `times` down before anything is awaited, so parallel requests cannot share one. */
  function take(service: FaultyService, path: string): Fault | undefined {
    const fault = active.get(service);
    if (fault === undefined || (fault.path !== undefined && !path.startsWith(fault.path))) return undefined;
    if (fault.times === 1) active.delete(service);
    else if (fault.times !== undefined) active.set(service, { ...fault, times: fault.times - 1 });
    return fault;
  }

  const middleware =
    (service: FaultyService): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> =>
    async (context, next) => {
      const fault = take(service, context.req.path);
      if (fault === undefined) return next();
      if (fault.latency !== undefined) await sleep(fault.latency);
      if (fault.cutConnection === true) {
        context.env.incoming?.socket.destroy();
        return context.body(null, 500);
      }
      // Browsers hide a failed answer from a script of another origin unless it carries this header.
      context.header('Access-Control-Allow-Origin', '*');
      if (fault.status !== undefined) {
        const message = `This ${service} fault was switched on by a test`;
        // Shopify says `errors` with every failed answer. Its own clients take a body without it for a cart that is gone.
        const body = service === 'commerce' ? { errors: message } : { message };
        return context.json(body, fault.status as ContentfulStatusCode);
      }
      if (fault.malformedBody === true) {
        context.header('Content-Type', 'application/json');
        return context.body('{"data":{"cart":{"id":"gid:');
      }
      return next();
    };

  return { app, middleware };
}
