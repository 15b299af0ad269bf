import type { Context } from 'hono';

/** Whether the browser itself has posted a form, from a page without scripts, so that the answer must be a page. */
export function isFormPost(context: Context): boolean {
  const type = context.req.header('content-type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded') || type.startsWith('multipart/form-data');
}
