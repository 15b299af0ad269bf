import type { LocaleCode } from '@marehalm/shop';
import { html } from 'hono/html';
import type { FieldErrors } from '../service-pages/field-errors.ts';
import { createFieldRenderers } from '../service-pages/field-renderers.ts';
import type { Markup } from '../service-pages/render-service-page.ts';
import type { WithdrawalFormValues, Withdrawal } from './withdrawal-schema.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

/** Returns the labels and values of a withdrawal, as its pages show them. */
export const toWithdrawalRows = (
  withdrawal: Withdrawal,
  locale: LocaleCode,
): [term: string, text: string][] => {
  const { page: words } = withdrawalTexts[locale];
  return [
    [words.name, withdrawal.name],
    [words.email, withdrawal.email],
    [words.orderNumber, withdrawal.orderNumber],
    [words.statement, withdrawal.statement],
  ];
};

/** Renders the rows of {@link toWithdrawalRows} as a description list. */
export const renderWithdrawalRows = (list: readonly [term: string, text: string][]): Markup =>
  html`<dl>
    ${list.map(
      ([term, text]) =>
        html`<dt>${term}</dt>
          <dd>${text}</dd>`,
    )}
  </dl>`;

/** Renders step two: the statement, and the button that submits it. */
export function renderWithdrawalReview(withdrawal: Withdrawal, locale: LocaleCode): Markup {
  const { page: words } = withdrawalTexts[locale];
  return html`<p>${words.reviewText}</p>
    ${renderWithdrawalRows(toWithdrawalRows(withdrawal, locale))}
    <form method="post">
      <input type="hidden" name="locale" value="${locale}" />
      ${Object.entries(withdrawal).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <button name="step" value="confirm">${words.confirm}</button>
    </form>`;
}

/** Renders step one again, with the typed values and their errors. */
export function renderWithdrawalForm(
  typed: WithdrawalFormValues,
  errors: FieldErrors,
  locale: LocaleCode,
): Markup {
  const { page: words } = withdrawalTexts[locale];
  const { renderError, renderInvalidAttributes, renderTextField } = createFieldRenderers(errors);
  const statementAttributes = renderInvalidAttributes('statement');
  const renderLine = (name: 'name' | 'email' | 'orderNumber' | 'receivedOn', type: string) =>
    renderTextField(name, type, words[name], typed[name] ?? '');
  return html`<form method="post" novalidate>
    <input type="hidden" name="locale" value="${locale}" />
    ${renderLine('name', 'text')} ${renderLine('email', 'email')} ${renderLine('orderNumber', 'text')}
    <p>
      <label for="statement">${words.statement}</label>
      <textarea id="statement" name="statement" rows="6" ${statementAttributes}>${typed.statement}</textarea>
      ${renderError('statement')}
    </p>
    ${renderLine('receivedOn', 'date')}
    <button name="step" value="review">${words.toReview}</button>
  </form>`;
}
