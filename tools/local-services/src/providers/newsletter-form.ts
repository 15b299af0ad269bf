import { html } from 'hono/html';
import type { LocaleCode } from '@marehalm/shop';
import type { FieldMessages } from './first-messages.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import { toFieldParts } from './service-form.ts';
import type { Markup } from './service-page.ts';

/** What was typed into the form, as a page without scripts posts it. */
export interface TypedSignUp {
  readonly name: string;
  readonly email: string;
  readonly acceptsPolicy: boolean;
}

/** The form with what was typed, and what is wrong with it. */
export function renderEditForm(
  { name, email, acceptsPolicy }: TypedSignUp,
  errors: FieldMessages,
  locale: LocaleCode,
): Markup {
  const { page: words } = newsletterTexts[locale];
  const { error, wrong, line } = toFieldParts(errors);
  return html`<form method="post" novalidate>
    <input type="hidden" name="locale" value="${locale}" />
    ${line('name', 'text', words.name, name)} ${line('email', 'email', words.email, email)}
    <p>
      <label for="acceptsPolicy">
        <input
          id="acceptsPolicy"
          name="acceptsPolicy"
          type="checkbox"
          style="width:auto"
          ${acceptsPolicy ? 'checked' : ''}
          ${wrong('acceptsPolicy')}
        />
        ${words.accept}
      </label>
      ${error('acceptsPolicy')}
    </p>
    <button>${words.submit}</button>
  </form>`;
}
