import { hrefFor, type LocaleCode } from '@marehalm/shop';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Styles of the services' own pages, such as those that links in mails open, in the colors of the shop. */
const STYLE =
  'body{font:17px/1.6 system-ui,sans-serif;color:#1f2a26;background:#faf8f3;max-width:62ch;margin:48px auto;padding:0 20px}' +
  'h1{font-weight:600;line-height:1.25}dt,label{display:block;font-weight:600}dd{margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere}' +
  'input,textarea{box-sizing:border-box;width:100%;font:inherit;padding:10px;border:1px solid #6b746f;background:#fff}' +
  'strong{display:block;color:#9b2c1d;font-weight:600}a{color:#2f6b4f}' +
  'button,[data-look=main]{display:inline-block;font:inherit;padding:12px 24px;border:0;color:#fff;background:#1f2a26;text-decoration:none}' +
  '[data-look=quiet]{padding:12px 0;color:#2f6b4f;background:none;text-decoration:underline}';

export type Markup = ReturnType<typeof html>;

/** The contents of one of the services' own pages. */
export interface ServicePage {
  readonly locale: LocaleCode;
  readonly status: ContentfulStatusCode;
  readonly title: string;
  readonly body: Markup;
  /** Label of a link to the front page; without it there is no link. */
  readonly home?: string;
}

/** Renders a page of a service. It runs no scripts, is not cached or framed, and sends no referrer. */
export function renderServicePage(
  context: Context,
  { locale, status, title, body, home }: ServicePage,
): Response | Promise<Response> {
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  context.header('X-Robots-Tag', 'noindex');
  context.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  );
  return context.html(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <style>
            ${STYLE}
          </style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${body} ${home === undefined ? '' : html`<p><a href="${hrefFor('home', locale)}">${home}</a></p>`}
          </main>
        </body>
      </html>`,
    status,
  );
}
