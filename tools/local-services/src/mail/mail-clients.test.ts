import { keepTogether, type LocaleCode, localeCodes } from '@marehalm/shop';
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountMailKind, composeAccountMail } from '../commerce/account-mail.ts';
import { requestCartMutation, requireCart, fetchVariantId } from '../commerce/testing/cart.ts';
import { createUnpaidCart, placeTestOrder } from '../commerce/testing/order.ts';
import { openTestShop, type TestShop } from '../commerce/testing/test-shop.ts';
import type { MailDraft } from '../outbox.ts';
import {
  composeNewsletterConfirmationMail,
  composeAlreadyMemberMail,
  composeWelcomeMail,
} from '../newsletter/newsletter-mail.ts';
import {
  composeStockAlertMail,
  composeStockAlertConfirmationMail,
} from '../stock-alerts/stock-alert-mail.ts';
import { composeWithdrawalMail } from '../withdrawals/withdrawal-mail.ts';
import { findUnsupportedMailMarkup } from '../testing/unsupported-mail-markup.ts';
import { renderMail, type MailContent } from './mail-content.ts';
import { createMailPictures } from './mail-pictures.ts';

const token = 'admin-token-of-the-tests-0123';
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ adminToken: token });
});
afterAll(() => shop.close());

type Body = Pick<MailDraft, 'html' | 'text' | 'subject' | 'locale'>;

/** Orders goods, a gift and a gift card in a language, sends the goods, and returns the three mails. */
async function orderMails(locale: LocaleCode): Promise<Record<string, Body>> {
  const email = `mails-${locale}@example.com`;
  const language = locale.toUpperCase();
  const cart = await createUnpaidCart(shop, { quantities: { 'MH-P04-30': 2, 'MH-FREE-P32-10': 1 }, email });
  const cartId = cart.id;
  await requireCart(
    requestCartMutation(shop, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity: { email } }),
  );
  const card = {
    merchandiseId: await fetchVariantId(shop, 'MH-GIFT-CARD-20000'),
    quantity: 1,
    attributes: [
      { key: '__shopify_send_gift_card_to_recipient', value: 'on' },
      { key: 'Recipient email', value: `card-${locale}@example.com` },
      { key: 'Sender name', value: '<b>Bodil</b>' },
      { key: 'Message', value: 'Tillykke!\nKnus & <script>alert(1)</script>' },
    ],
  };
  const filled = await requireCart(requestCartMutation(shop, 'cartLinesAdd', { cartId, lines: [card] }));
  await placeTestOrder(shop, filled, 'dk', language);
  const confirmation = mailTo(email, 'order-confirmation');
  const name = /DK\d+/.exec(confirmation.subject)?.[0] ?? '';
  await shop.app.request(`/admin/shops/dk/orders/${name}/shipments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      carrier: 'PostNord',
      trackingNumber: 'T1',
      trackingUrl: 'https://track.example/T1?a=1&b=2',
    }),
  });
  return {
    order: confirmation,
    shipping: mailTo(email, 'order-shipped'),
    'gift card': mailTo(`card-${locale}@example.com`, 'gift-card'),
  };
}

function mailTo(email: string, kind: string): MailDraft {
  const mail = shop.mails().find((each) => each.to === email && each.kind === kind);
  if (!mail) throw new Error(`There is no mail ${kind} to ${email}`);
  return mail;
}

const accountKinds = [
  'account-welcome',
  'account-activation',
  'account-exists',
  'password-reset',
  'password-changed',
  'email-confirmation',
  'email-changed',
] as const satisfies readonly AccountMailKind[];

/** The mails that need no order. */
function otherMails(locale: LocaleCode): Record<string, Body> {
  const seller = shop.content.settings.company;
  const origin = 'https://shop.test';
  const pictures = createMailPictures(shop.content, () => origin);
  const sender = {
    origin,
    seller,
    picture: (one: LocaleCode) => pictures.wide('hero-dunes', one),
  };
  const reader = { email: 'ida@example.com', name: 'Ida & <Bo>', locale };
  const link = 'https://shop.test/newsletter/subscriptions/x?a=1&b=2';
  const offer = { code: 'WELCOME15', label: '15% off your first order' };
  const goods = {
    name: 'Salt & <i>Sand</i>, 500 g',
    href: `${origin}/product/x?size=a&b=2`,
    picture: pictures.wide('p14', locale),
  };
  return {
    ...Object.fromEntries(
      accountKinds.map((kind) => [
        kind,
        composeAccountMail(kind, { email: reader.email, firstName: reader.name }, link, { locale, seller }),
      ]),
    ),
    confirmation: composeNewsletterConfirmationMail(reader, link, sender),
    'known member': composeAlreadyMemberMail(reader, sender),
    welcome: composeWelcomeMail(reader, offer, link, sender),
    'stock confirmation': composeStockAlertConfirmationMail(reader, goods, link, seller),
    'stock alert': composeStockAlertMail(reader, goods, seller),
    withdrawal: composeWithdrawalMail(
      { ...reader, orderNumber: '#1001', statement: 'Jeg fortryder:\n1 × <i>Læ Serum</i>' },
      { reference: 'W-AAAA-BBBB', receivedAt: '21. november 2026 kl. 10.00' },
      { locale, seller },
    ),
  };
}

describe.each(localeCodes)('every mail in %s', (locale) => {
  let mails: Record<string, Body>;
  beforeAll(async () => {
    mails = { ...(await orderMails(locale)), ...otherMails(locale) };
  });

  test('uses only what mail programs support', () => {
    for (const [name, { html }] of Object.entries(mails)) {
      expect([name, findUnsupportedMailMarkup(html)]).toEqual([name, []]);
    }
  });

  test('is in its language and says in HTML what it says in text', () => {
    for (const { html, text } of Object.values(mails)) {
      expect(html).toContain(`<html lang="${locale}" dir="ltr">`);
      const shown = toText(html);
      for (const line of text.replaceAll('\u00a0', ' ').split('\n')) {
        // Links are behind their labels, and prices in cells beside their names.
        if (/^https?:/.test(line)) expect(html).toContain(`href="${line.replaceAll('&', '&amp;')}"`);
        else for (const part of line.split(/: | × /)) expect(shown).toContain(part.replace(/:$/, ''));
      }
    }
  });

  test('shows typed values as text', () => {
    for (const { html } of Object.values(mails)) expect(html).not.toMatch(/<(script|b|i|Bo)>/);
    expect(mails['gift card']?.html).toContain('&lt;script&gt;');
    expect(mails['withdrawal']?.html).toContain('&lt;i&gt;Læ Serum&lt;/i&gt;');
  });

  test('shows packshots as JPEG of the shop', () => {
    const pictures = mails['order']?.html.match(/<img src="[^"]+"/g);
    expect(pictures).toHaveLength(3);
    for (const picture of pictures ?? [])
      expect(picture).toMatch(/"https:\/\/shop\.test\/pictures\/[\w-]+-128x160-[0-9a-f]{8}\.jpg"/);
    expect(mails['gift card']?.html).toMatch(
      /\/pictures\/gift-card-shared-[0-9a-f]{8}\.jpg" alt="[^"]{10,}"/,
    );
  });
});

/** The visible text of a mail. */
const toText = (html: string): string =>
  html
    // Numbers and units stay on one line.
    .replaceAll('\u00a0', ' ')
    .replaceAll(/<(style|title)>.*?<\/\1>/gs, '')
    .replaceAll(/<br>|<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const letter: MailContent = {
  locale: 'en',
  subject: 'Your order',
  preheader: 'Total',
  title: 'Thank you',
  blocks: [],
  sender: ['Shop ApS'],
};

test('renderMail() stays below the size at which Gmail cuts, whatever the number of lines', () => {
  const lines = Array.from({ length: 250 }, (_, index) => ({
    name: `${'Lee Mineral Day Cream SPF 30 '.repeat(3)}${index}`,
    quantity: 99,
    price: 'DKK 12,345.00',
    picture: `https://shop.example/pictures/p05-128x160-0123abcd.jpg`,
  }));
  const { html, text } = renderMail({ ...letter, blocks: [{ kind: 'lines', lines }] });
  expect(findUnsupportedMailMarkup(html)).toEqual([]);
  for (const { name } of lines) {
    expect(html).toContain(keepTogether(name));
    expect(text).toContain(name);
  }
});

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(...'<>"\'&/= abc\n', '<img src=x onerror=x>', '</td>', '-->'),
    maxLength: 12,
  }),
);

property.prop([typed, typed])('renderMail() shows whatever is typed as text', (name, words) => {
  const { html } = renderMail({
    ...letter,
    subject: name,
    title: name,
    preheader: words,
    blocks: [
      { kind: 'paragraph', text: words },
      { kind: 'quote', text: words },
      { kind: 'facts', rows: [{ label: 'Name', value: name }] },
      { kind: 'lines', lines: [{ name, quantity: 1 }] },
      { kind: 'list', title: name, lines: [words] },
    ],
  });
  expect(findUnsupportedMailMarkup(html)).toEqual([]);
});

const withBody = (body: string) => renderMail(letter).html.replace('</body>', `${body}</body>`);
const withStyle = (style: string) => renderMail(letter).html.replace('</style>', `${style}</style>`);
const text = 'color:#000;font-family:serif';

test.each<[what: string, html: string, reason: RegExp]>([
  ['a linked stylesheet', withBody('<link rel="stylesheet" href="https://a.example/a.css">'), /<link>/],
  ['an imported stylesheet', withStyle('@import "https://a.example/a.css";'), /loads a file/],
  ['a web font', withStyle('@font-face{font-family:A;src:url(https://a.example/a.woff2)}'), /loads a file/],
  ['a style by class alone', withStyle('.button{color:red}'), /belongs inline/],
  ['a class without inline style', withBody('<p class="ink">x</p>'), /shows? it bare/],
  ['text without color', withBody('<p style="margin:0">Hello</p>'), /"Hello" without color/],
  ['an SVG', withBody('<svg></svg>'), /<svg>/],
  ['a script', withBody('<script>1</script>'), /<script>/],
  ['an event handler', withBody(`<p style="${text}" onclick="x()">x</p>`), /onclick/],
  ['a form', withBody('<form></form>'), /<form>/],
  ['a video', withBody('<video></video>'), /<video>/],
  ['flexbox', withBody(`<div style="display:flex"></div>`), /display:flex/],
  ['grid', withBody(`<div style="display:grid"></div>`), /display:grid/],
  ['a positioned element', withBody('<div style="position:absolute"></div>'), /position/],
  ['a float', withBody('<div style="float:left"></div>'), /float/],
  [
    'a background picture',
    withBody('<td style="background-color:url(https://a.example/a.jpg)"></td>'),
    /run or load/,
  ],
  ['a custom property', withBody('<p style="color:var(--ink)"></p>'), /run or load/],
  ['a table without a role', withBody('<table></table>'), /without a role/],
  [
    'a picture without alt',
    withBody('<img src="https://a.example/a.jpg" width="1" height="1">'),
    /without alt/,
  ],
  [
    'a picture of the shop by its path',
    withBody('<img src="/a.jpg" alt="" width="1" height="1">'),
    /\/a\.jpg/,
  ],
  ['a WebP picture', withBody('<img src="https://a.example/a.webp" alt="" width="1" height="1">'), /a\.webp/],
  ['an SVG picture', withBody('<img src="https://a.example/a.svg" alt="" width="1" height="1">'), /a\.svg/],
  ['a picture without a size', withBody('<img src="https://a.example/a.jpg" alt="">'), /without a size/],
  ['a link without a host', withBody(`<a href="/da" style="${text}">x</a>`), /href \/da/],
  ['a wide table', withBody('<table role="presentation" width="640"></table>'), /width 640/],
  ['a wide style', withBody('<div style="width:800px"></div>'), /wider than 600/],
  ['more bytes than Gmail shows', withBody('<!-- -->'.repeat(13_000)), /Gmail cuts/],
  ['no language', renderMail(letter).html.replace(' lang="en"', ''), /language/],
  ['no direction', renderMail(letter).html.replace(' dir="ltr"', ''), /direction/],
  ['no color scheme', renderMail(letter).html.replace('name="color-scheme"', 'name="x"'), /no color-scheme/],
  ['no preheader', renderMail(letter).html.replace('display:none;', ''), /preheader/],
])('findUnsupportedMailMarkup() refuses %s', (_what, html, reason) => {
  expect(findUnsupportedMailMarkup(html).join('\n')).toMatch(reason);
});

test('findUnsupportedMailMarkup() accepts a letter', () => {
  expect(findUnsupportedMailMarkup(renderMail(letter).html)).toEqual([]);
});
