import { html } from 'hono/html';
import type { FieldErrors } from './field-errors.ts';
import type { Markup } from './render-service-page.ts';

/** Returns functions that render the fields of a form with `errors`. */
export function createFieldRenderers(errors: FieldErrors) {
  /** Renders the error below a field. */
  const renderError = (name: string): Markup | string =>
    errors[name] === undefined ? '' : html`<strong id="${name}-error">${errors[name]}</strong>`;
  /** Renders the attributes of a field with an error. */
  const renderInvalidAttributes = (name: string): Markup | string =>
    errors[name] === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-error"`;
  /** Renders a single-line field. */
  const renderTextField = (name: string, type: string, label: string, value: string): Markup =>
    html`<p>
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="${type}" value="${value}" ${renderInvalidAttributes(name)} />
      ${renderError(name)}
    </p>`;
  return { renderError, renderInvalidAttributes, renderTextField };
}
