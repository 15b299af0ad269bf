import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
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
  /** Close the socket without an answer, once the request has come. */
  cutConnection: z.boolean().optional(),
  /** Let the service do what it is asked, and hang up in the middle of its answer. */
  cutAnswer: z.boolean().optional(),
  /** Answer 200 with a page of HTML, as the log-in of a hotel's network does in the place of every service. */
  foreignPage: z.boolean().optional(),
  /** Only for the next so many requests; every request when absent. */
  times: z.number().int().min(1).max(10_000).optional(),
  /** Only for request paths that begin so, for example `/shops/no/`. */
  path: z.string().startsWith('/').max(200).optional(),
  /** Only for requests whose body has this in it, for example the name of a mutation. */
  body: z.string().min(1).max(200).optional(),
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
      // Any page can make a browser post plain text to this machine; JSON needs a CORS preflight, which is not
      // answered.
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

  /** The fault that hits this request; counts `times` down before anything is awaited, so parallel requests cannot share one. */
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
        // A socket that is closed with something unread in it is reset, and a browser has other words for that.
        await context.req.arrayBuffer();
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

/** Sends the head and the first half of the answer that stands in `context`, and closes the socket. */
async function cutAnswerInHalf(context: Context<{ Bindings: Partial<HttpBindings> }>): Promise<void> {
  const { outgoing } = context.env;
  if (outgoing === undefined) return;
  const { status, headers } = context.res;
  const body = Buffer.from(await context.res.arrayBuffer());
  // One byte more than there is, so that an empty answer ends too early as well.
  outgoing.writeHead(status, { ...Object.fromEntries(headers), 'content-length': body.length + 1 });
  outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy());
  // Without the first line the headers of the one before would be kept.
  context.res = undefined;
  // A copy: where the module was loaded after the first server, the adapter would write the original once more (`docs/upstream.md`).
  context.res = RESPONSE_ALREADY_SENT.clone();
}
