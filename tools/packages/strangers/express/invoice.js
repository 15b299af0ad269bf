import {
  calculateVatFromGross,
  formatMoney,
  money,
  multiplyMoney,
  sumMoney,
} from '@marehalm/cart-domain/money';
import express from 'express';

/** Swedish rates: goods, food and restaurants, books. */
const lines = [
  { name: 'Kräm', quantity: 2, price: money(24_900, 'SEK'), rate: 0.25 },
  { name: 'Te', quantity: 1, price: money(8_900, 'SEK'), rate: 0.12 },
  { name: 'Bok', quantity: 3, price: money(19_900, 'SEK'), rate: 0.06 },
];

/** A shop that answers with an invoice, whose prices include tax. */
export const app = express().get('/invoice', (_request, response) => {
  const totals = lines.map(({ price, quantity, rate }) => ({ rate, total: multiplyMoney(price, quantity) }));
  const total = sumMoney(
    totals.map((line) => line.total),
    'SEK',
  );
  response.json({
    total,
    text: formatMoney(total, 'sv-SE'),
    taxes: totals.map((line) => ({ rate: line.rate, amount: calculateVatFromGross(line.total, line.rate) })),
  });
});
