import assert from 'node:assert/strict';
import { test } from 'node:test';
import { app } from './invoice.js';

test('an invoice in Swedish kronor has the tax of 25, 12 and 6 % in it', async () => {
  const server = app.listen(0);
  try {
    const answer = await fetch(`http://localhost:${server.address().port}/invoice`);
    const { total, text, taxes } = await answer.json();
    assert.deepEqual(total, { amount: 118_400, currency: 'SEK' });
    assert.match(text, /^1\s184,00\skr$/);
    assert.deepEqual(
      taxes.map(({ rate, amount }) => [rate, amount.amount]),
      [
        [0.25, 9_960],
        [0.12, 954],
        [0.06, 3_379],
      ],
    );
  } finally {
    server.close();
  }
});
