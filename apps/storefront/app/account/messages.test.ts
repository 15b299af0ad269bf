import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import danish from '../../messages/da.json';
import english from '../../messages/en.json';

const content = join(import.meta.dirname, '../../../../tools/local-services/content');

test.each([
  ['en', english, /received|delivered/i],
  ['da', danish, /modtaget|leveret/i],
] as const)(
  'status of an order that was not shipped does not say that it has arrived, in %s',
  (_locale, messages, come) => {
    for (const status of ['unfulfilled', 'scheduled', 'on-hold', 'in-progress'] as const) {
      expect(messages[`account.fulfilment.${status}`]).not.toMatch(come);
    }
  },
);

test.each(['home', 'care-journal', 'club'])(
  'account and page %s name the same newsletter frequency',
  async (page) => {
    const text = await readFile(join(content, 'pages', `${page}.yaml`), 'utf8');
    expect(text).toMatch(/about once a month/i);
    expect(text).toMatch(/cirka en gang om måneden/i);
    expect(english['account.consentHint']).toMatch(/about once a month/i);
    expect(danish['account.consentHint']).toMatch(/cirka en gang om måneden/i);
  },
);
