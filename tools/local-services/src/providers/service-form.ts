import type { Context } from 'hono';
import { html } from 'hono/html';
import type { FieldMessages } from './first-messages.ts';
import type { Markup } from './service-page.ts';

/** Whether a form has been posted by the browser itself, from a page without scripts, and a page is the answer. */
export function isFormPost(context: Context): boolean {
  const type = context.req.header('content-type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded') || type.startsWith('multipart/form-data');
}

/** What the fields of a form with `errors` are made of. */
export function toFieldParts(errors: FieldMessages) {
  /** What is wrong with a field, to stand below it. */
  const error = (name: string): Markup | string =>
    errors[name] === undefined ? '' : html`<strong id="${name}-error">${errors[name]}</strong>`;
  /** Attributes of a field with which something is wrong. */
  const wrong = (name: string): Markup | string =>
    errors[name] === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-error"`;
  /** A field of one line. */
  const line = (name: string, type: string, label: string, value: string): Markup =>
    html`<p>
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="${type}" value="${value}" ${wrong(name)} />
      ${error(name)}
    </p>`;
  return { error, wrong, line };
}
