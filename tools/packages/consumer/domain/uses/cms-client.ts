import { createCmsClient } from '@marehalm/cms-client';
import { parseRichText, toPlainText } from '@marehalm/cms-client/rich-text';
import * as z from 'zod';

/** Answers with a value when the service is unreachable, and parses a text. */
export async function run() {
  const cms = createCmsClient({
    baseUrl: 'https://cms.example',
    basePath: '/content/v2',
    entities: { lists: { products: z.object({ id: z.string() }) } },
    retries: 0,
    fetch: () => Promise.reject(new TypeError('no network')),
  });
  const { kind } = await cms.list('products', { locale: 'sv' });
  return { kind, text: toPlainText(parseRichText('Cold *water*')).trim() };
}

export const expected = { kind: 'unreachable', text: 'Cold water' };
