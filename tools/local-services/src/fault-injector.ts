import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';

/** The services that can fail one by one. */
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
  /** Delay before anything else happens, in milliseconds. */
  latency: z.number().int().min(0).max(60_000).optional(),
  /** Answers with this status instead of calling the service. */
  status: z.number().int().min(400).max(599).optional(),
  /** Answers 200 with truncated JSON. */
  malformedBody: z.boolean().optional(),
  /** Closes the socket without an answer after receiving the request. */
  cutConnection: z.boolean().optional(),
  /** Calls the service, and closes the socket in the middle of its answer. */
  cutAnswer: z.boolean().optional(),
  /** Answers 200 with an HTML page, like the login page of a hotel's network. */
  foreignPage: z.boolean().optional(),
  /** Number of requests that fail; every request by default. */
  times: z.number().int().min(1).max(10_000).optional(),
  /** Affects only request paths with this prefix, for example `/shops/no/`. */
  path: z.string().startsWith('/').max(200).optional(),
  /** Affects only requests whose body contains this text, for example the name of a mutation. */
  body: z.string().min(1).max(200).optional(),
});

const switchSchema = z.strictObject({
  service: z.enum(faultyServices),
  /** `null` removes the fault. */
  fault: faultSchema.nullable(),
});

/** How a service fails until the fault is removed. */
export type Fault = z.infer<typeof faultSchema>;

/** The faults of all services. */
export interface FaultInjector {
  /** `POST /__faults` sets a fault, `GET` lists them, `DELETE` removes all. Answers 404 unless faults are enabled. */
  readonly app: Hono;
  /** Applies the fault of `service` before its routes. */
  readonly middleware: (service: FaultyService) => MiddlewareHandler;
}

/** Creates the switch for simulated failures. Unless `enabled`, requests cannot set faults. */
export function createFaultInjector(options: { readonly enabled: boolean }): FaultInjector {
  const active = new Map<FaultyService, Fault>();
  const app = new Hono();

  if (options.enabled) {
    const listed = () => ({ faults: Object.fromEntries(active) });
    app.get('/__faults', (context) => context.json(listed()));
    app.post('/__faults', async (context) => {
      // Any page can make a browser post plain text to this machine; JSON needs a CORS preflight, which is refused.
      if (!/^application\/json\s*(?:;|$)/i.test(context.req.header('content-type') ?? '')) {
        return context.json({ message: 'The content type must be application/json' }, 415);
      }
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

  /**
   * Returns the fault that affects this request. Decrements `times` before anything is awaited, so that parallel requests cannot
   * share one.
   */
  function take(service: FaultyService, path: string, body: string | undefined): Fault | undefined {
    const fault = active.get(service);
    if (fault === undefined || (fault.path !== undefined && !path.startsWith(fault.path))) return undefined;
    if (fault.body !== undefined && !body?.includes(fault.body)) return undefined;
    if (fault.times === 1) active.delete(service);
    else if (fault.times !== undefined) active.set(service, { ...fault, times: fault.times - 1 });
    return fault;
  }

  const middleware =
    (service: FaultyService): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> =>
    async (context, next) => {
      const isAboutBody = active.get(service)?.body !== undefined;
      const fault = take(service, context.req.path, isAboutBody ? await context.req.text() : undefined);
      if (fault === undefined) return next();
      if (fault.latency !== undefined) await sleep(fault.latency);
      if (fault.cutConnection === true) {
        // A socket that is closed with unread data is reset, which browsers report differently.
        await context.req.arrayBuffer();
        context.env.incoming?.socket.destroy();
        return context.body(null, 500);
      }
      // Without this header, browsers hide a failed answer from scripts of other origins.
      context.header('Access-Control-Allow-Origin', '*');
      if (fault.status !== undefined) {
        const message = `This ${service} fault was switched on by a test`;
        // Shopify's error answers contain `errors`. Its clients treat an answer without it as a missing cart.
        const body = service === 'commerce' ? { errors: message } : { message };
        return context.json(body, fault.status as ContentfulStatusCode);
      }
      if (fault.malformedBody === true) {
        context.header('Content-Type', 'application/json');
        return context.body('{"data":{"cart":{"id":"gid:');
      }
      if (fault.foreignPage === true) return context.html(FOREIGN_PAGE);
      if (fault.cutAnswer === true) {
        await next();
        await cutAnswerInHalf(context);
        return;
      }
      return next();
    };

  return { app, middleware };
}

const FOREIGN_PAGE = '<!doctype html><title>Welcome</title><h1>Log in to use this network</h1>';

/** Sends the headers and the first half of the answer in `context`, then closes the socket. */
async function cutAnswerInHalf(context: Context<{ Bindings: Partial<HttpBindings> }>): Promise<void> {
  const { outgoing } = context.env;
  if (outgoing === undefined) return;
  const { status, headers } = context.res;
  const body = Buffer.from(await context.res.arrayBuffer());
  // One byte more than there is, so that an empty answer is incomplete as well.
  outgoing.writeHead(status, { ...Object.fromEntries(headers), 'content-length': body.length + 1 });
  outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy());
  // Unless the response is reset first, its headers are kept.
  context.res = undefined;
  // A copy: if the module was loaded after the first server, the adapter would send the original again (`docs/upstream.md`).
  context.res = RESPONSE_ALREADY_SENT.clone();
}
