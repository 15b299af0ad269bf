import { Hono } from 'hono';
import { z } from 'zod';
import { findTestCardSessionId } from './test-payment-provider.ts';

const cardSchema = z.object({
  credit_card: z.object({ number: z.string().max(40) }),
});

/** Maximum size of a request body in bytes. */
const MAX_BODY_BYTES = 4096;

/**
 * Creates the endpoint that receives card numbers from the browser, so that the shop never handles them: `POST` with `{
 * "credit_card": { "number", … } }` returns `{ "id" }`, the session id for `cartPaymentUpdate`. Its URL is
 * `paymentSettings.cardVaultUrl`.
 */
export function createCardVault(): Hono {
  const app = new Hono();
  app.post('/shops/:shop/payments/sessions', async (context) => {
    const body = await context.req.text();
    const card = body.length <= MAX_BODY_BYTES ? cardSchema.safeParse(parsed(body)) : undefined;
    const id = card?.success === true ? findTestCardSessionId(card.data.credit_card.number) : undefined;
    if (id === undefined) {
      return context.json({ errors: { credit_card: { number: ['is not a test card'] } } }, 422);
    }
    return context.json({ id });
  });
  return app;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
