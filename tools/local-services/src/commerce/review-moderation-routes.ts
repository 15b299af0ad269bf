import { Hono } from 'hono';
import { z } from 'zod';
import { moderatorRejectionReasons, type ReviewStore, type StoredReview } from './review-store.ts';

const MAX_PAGE_SIZE = 100;

const listSchema = z.object({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
  status: z.enum(['pending', 'approved', 'rejected']).optional(),
});
const decisionSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('approved') }),
  z.strictObject({ status: z.literal('rejected'), reason: z.enum(moderatorRejectionReasons) }),
]);

/** Creates the part of the merchant's API that decides which reviews are shown: `/admin/reviews`. The caller checks the token. */
export function createReviewModerationRoutes(reviews: ReviewStore): Hono {
  const app = new Hono().basePath('/admin/reviews');
  const missing = { message: 'There is no such review' };

  app.get('/', (context) => {
    const query = listSchema.safeParse(context.req.query());
    if (!query.success) return context.json({ message: z.prettifyError(query.error) }, 422);
    const { after, limit, status } = query.data;
    const page = reviews.list(after, limit, status);
    const last = page.at(-1);
    return context.json({
      items: page.map(toReviewJson),
      ...(last && page.length === limit ? { next: last.number } : {}),
    });
  });

  app.get('/:id', (context) => {
    const review = reviews.find(context.req.param('id'));
    return review ? context.json(toReviewJson(review)) : context.json(missing, 404);
  });

  app.put('/:id', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const decision = decisionSchema.safeParse(body);
    if (!decision.success) return context.json({ message: z.prettifyError(decision.error) }, 422);
    const id = context.req.param('id');
    reviews.decide(id, decision.data);
    const review = reviews.find(id);
    return review ? context.json(toReviewJson(review)) : context.json(missing, 404);
  });

  app.delete('/:id', (context) =>
    reviews.remove(context.req.param('id')) ? context.body(null, 204) : context.json(missing, 404),
  );
  return app;
}

const toReviewJson = ({ order: _order, ...review }: StoredReview) => review;
