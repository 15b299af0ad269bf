import { html } from 'hono/html';
import type { LocaleCode } from '@marehalm/shop';
import type { FieldErrors } from '../service-pages/field-errors.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import { createFieldRenderers } from '../service-pages/field-renderers.ts';
import type { Markup } from '../service-pages/render-service-page.ts';

/** The typed values that a page without scripts posts. */
export interface NewsletterFormValues {
  readonly name: string;
  readonly email: string;
  readonly acceptsPolicy: boolean;
}

/** Renders the form with the typed values and their errors. */
export function renderNewsletterForm(
  { name, email, acceptsPolicy }: NewsletterFormValues,
  errors: FieldErrors,
  locale: LocaleCode,
): Markup {
  const { page: texts } = newsletterTexts[locale];
  const { renderError, renderInvalidAttributes, renderTextField } = createFieldRenderers(errors);
  return html`<form method="post" novalidate>
    <input type="hidden" name="locale" value="${locale}" />
    ${renderTextField('name', 'text', texts.name, name)}
    ${renderTextField('email', 'email', texts.email, email)}
    <p>
      <label for="acceptsPolicy">
        <input
          id="acceptsPolicy"
          name="acceptsPolicy"
          type="checkbox"
          style="width:auto"
          ${acceptsPolicy ? 'checked' : ''}
          ${renderInvalidAttributes('acceptsPolicy')}
        />
        ${texts.accept}
      </label>
      ${renderError('acceptsPolicy')}
    </p>
    <button>${texts.submit}</button>
  </form>`;
}
