import type { Context } from 'hono';

/** Whether a form has been posted by the browser itself, from a page without scripts, and a page is the answer. */
export function isFormPost(context: Context): boolean {
  const type = context.req.header('content-type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded') || type.startsWith('multipart/form-data');
}
