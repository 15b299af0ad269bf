import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import danish from '../../messages/da.json';
import english from '../../messages/en.json';

const content = join(import.meta.dirname, '../../../../tools/local-services/content');

test.each([
  ['en', english, /received|delivered/i],
  ['da', danish, /modtaget|leveret/i],
] as const)('an order that has not left is not said to have come, in %s', (_locale, messages, come) => {
  for (const status of ['unfulfilled', 'scheduled', 'on-hold', 'in-progress'] as const) {
    expect(messages[`account.fulfilment.${status}`]).not.toMatch(come);
  }
});

test.each(['home', 'care-journal', 'club'])(
  'letters come as often by the account as by the page %s',
  async (page) => {
    const text = await readFile(join(content, 'pages', `${page}.yaml`), 'utf8');
    expect(text).toMatch(/about once a month/i);
    expect(text).toMatch(/cirka en gang om måneden/i);
    expect(english['account.consentHint']).toMatch(/about once a month/i);
    expect(danish['account.consentHint']).toMatch(/cirka en gang om måneden/i);
  },
);
