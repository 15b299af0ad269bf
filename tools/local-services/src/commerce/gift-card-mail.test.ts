import { money } from '@marehalm/cart-domain/money';
import type { LocaleCode, MarketCurrency } from '@marehalm/shop';
import { expect, test } from 'vitest';
import { composeGiftCardMail } from './gift-card-mail.ts';

const shop = {
  origin: 'https://shop.test',
  seller: {
    name: 'Shop ApS',
    cvr: '12345678',
    street: 'Havnen 1',
    postcode: '9990',
    city: 'Skagen',
    country: { en: 'Denmark', da: 'Danmark' },
    email: 'hello@shop.test',
  },
};

function textOf(
  locale: LocaleCode,
  { sender, currency = 'DKK' }: { sender?: string; currency?: MarketCurrency },
) {
  const { text } = composeGiftCardMail(
    {
      id: 1,
      shop: 'dk',
      initialAmount: money(20_000, currency),
      balance: money(20_000, currency),
      dueAt: '2026-11-10T12:00:00.000Z',
      expiresAt: '2029-11-30T22:59:59.999Z',
      delivery: {
        kind: 'email',
        to: 'asta@example.com',
        locale,
        orderName: 'DK1001',
        ...(sender === undefined ? {} : { senderName: sender }),
      },
    },
    'AAAA-BBBB-CCCC-DDDD',
    shop,
  );
  return text.replaceAll('\u00A0', ' ');
}

test.each([
  ['da', undefined, 'Her er et gavekort på 200 kr.'],
  ['da', 'Bodil', 'Bodil har sendt dig et gavekort på 200 kr.'],
  ['en', undefined, 'Here is a gift card of DKK 200.'],
  ['en', 'Bodil', 'Bodil has sent you a gift card of DKK 200.'],
] as const)(
  'composeGiftCardMail() in %s from %s says what it is, with one full stop',
  (locale, sender, said) => {
    expect(textOf(locale, sender === undefined ? {} : { sender }).split('\n\n')[1]).toBe(said);
  },
);

// What the recipient has to be told (Danish rules on gift cards), and answers to likely questions.
test.each<[LocaleCode, MarketCurrency, said: readonly string[]]>([
  [
    'en',
    'DKK',
    [
      'https://shop.test/\n',
      'press “Have a gift card?” in the checkout and enter the code',
      'pays in Danish kroner only',
      'What is left after an order stays on it',
      'until 30 November 2029',
      'paid out: write to hello@shop.test',
    ],
  ],
  ['en', 'NOK', ['pays in Norwegian kroner only']],
  ['en', 'EUR', ['pays in euros only']],
  [
    'da',
    'DKK',
    [
      'https://shop.test/da\n',
      'tryk på ”Har du et gavekort?” i kassen, og skriv koden',
      'kun bruges til køb i danske kroner',
      'Det, der er tilbage efter en ordre, bliver stående på det',
      'indtil 30. november 2029',
      'udbetalt: Skriv til hello@shop.test',
    ],
  ],
  ['da', 'NOK', ['kun bruges til køb i norske kroner']],
  ['da', 'EUR', ['kun bruges til køb i euro']],
])(
  'composeGiftCardMail() in %s, of %s, explains where, how, how long and in which currency it pays, and who to contact',
  (locale, currency, said) => {
    const text = textOf(locale, { currency });
    for (const words of said) expect(text).toContain(words);
  },
);
