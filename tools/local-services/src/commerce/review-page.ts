import { MAX_REVIEW_STARS, type ReviewDraft } from '@marehalm/checkout-domain';
import type { LocaleCode } from '@marehalm/shop';
import type { BilingualText } from '@marehalm/shop/content';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { createFieldRenderers } from '../service-pages/field-renderers.ts';
import { renderServicePage } from '../service-pages/render-service-page.ts';
import { reviewTexts } from './review-texts.ts';

/** A product of an order. */
export interface OrderedProductChoice {
  readonly product: string;
  readonly names: BilingualText;
  readonly isReviewed: boolean;
}

interface ReviewForm {
  readonly locale: LocaleCode;
  readonly choices: readonly OrderedProductChoice[];
  /** The product to review; not needed for an order with one left. */
  readonly chosen?: string | undefined;
  readonly draft?: ReviewDraft;
  readonly errors?: Readonly<Record<string, string>>;
  readonly problem?: string | undefined;
  readonly status?: 200 | 422 | 429 | 503;
}

/** Renders the form for one product of an order, or the links to choose one. */
export function renderReviewFormPage(
  context: Context,
  { locale, choices, chosen, draft, errors = {}, problem, status = 200 }: ReviewForm,
): Response | Promise<Response> {
  const texts = reviewTexts[locale];
  const open = choices.filter(({ isReviewed }) => !isReviewed);
  const choice = open.find(({ product }) => product === chosen) ?? (open.length === 1 ? open[0] : undefined);
  const { renderError, renderInvalidAttributes, renderTextField } = createFieldRenderers(errors);
  const textAttributes = renderInvalidAttributes('text');
  if (!choice) {
    return renderServicePage(context, {
      ...{ locale, status },
      title: texts.title,
      body: html`<p>${open.length === 0 ? texts.none : texts.choose}</p>
        <ul>
          ${choices.map(
            ({ product, names, isReviewed }) =>
              html`<li>
                ${
                  isReviewed
                    ? html`${names[locale]} (${texts.reviewed})`
                    : html`<a href="?product=${product}&amp;locale=${locale}">${names[locale]}</a>`
                }
              </li>`,
          )}
        </ul>`,
      home: texts.home,
    });
  }
  const ranks = texts.ranks.map((label, below) => ({ label, stars: MAX_REVIEW_STARS - below }));
  return renderServicePage(context, {
    ...{ locale, status },
    title: texts.about(choice.names[locale]),
    body: html`${problem === undefined ? '' : html`<p><strong>${problem}</strong></p>`}
      <form method="post" novalidate>
        <input type="hidden" name="product" value="${choice.product}" />
        <input type="hidden" name="locale" value="${locale}" />
        <fieldset ${renderInvalidAttributes('stars')}>
          <legend>${texts.stars}</legend>
          ${ranks.map(
            ({ label, stars }) =>
              html`<label>
                <input
                  type="radio"
                  name="stars"
                  value="${stars}"
                  ${draft?.stars === stars ? 'checked' : ''}
                />
                ${label}
              </label>`,
          )}
          ${renderError('stars')}
        </fieldset>
        ${renderTextField('title', 'text', texts.headline, draft?.title ?? '')}
        <p>
          <label for="text">${texts.text}</label>
          <textarea id="text" name="text" rows="6" ${textAttributes}>${draft?.text ?? ''}</textarea>
          ${renderError('text')}
        </p>
        ${renderTextField('name', 'text', texts.name, draft?.name ?? '')}
        <p>${texts.nameHint}</p>
        <p>${texts.terms}</p>
        <button>${texts.submit}</button>
      </form>`,
    home: texts.home,
  });
}

/** Renders a page with the result of submitting a review, and a link to review more products of the order. */
export function renderReviewMessagePage(
  context: Context,
  {
    locale,
    status,
    message,
    isMore,
  }: {
    readonly locale: LocaleCode;
    readonly status: 201 | 404 | 409;
    readonly message: string;
    /** Whether something of the order is left to review. */
    readonly isMore: boolean;
  },
): Response | Promise<Response> {
  const texts = reviewTexts[locale];
  return renderServicePage(context, {
    ...{ locale, status },
    title: texts.title,
    body: html`<p>${message}</p>
      ${isMore ? html`<p><a href="?locale=${locale}">${texts.others}</a></p>` : ''}`,
    home: texts.home,
  });
}
