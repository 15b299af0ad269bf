import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PageLocaleProvider } from '../../intl/page-locale';
import type { BlockView } from '@marehalm/page-data';
import { ContentPage } from './content-page';

const picture = {
  src: '/pictures/hero-sea-1.jpg',
  width: 1600,
  height: 900,
  alt: 'The sea one morning',
} as unknown as Extract<BlockView, { type: 'hero' }>['picture'];
const hero: BlockView = {
  type: 'hero',
  title: 'A coast and what grows there',
  text: undefined,
  link: undefined,
  picture,
  ink: 'light',
};
const quote: BlockView = { type: 'quote', text: 'What holds the sand also holds the water.' };

function headingsOf(blocks: readonly BlockView[]): readonly string[] {
  const page = { title: 'About Marehalm', crumbs: [], updated: undefined, locale: 'en', blocks };
  const html = renderToString(
    <MemoryRouter>
      <PageLocaleProvider value="en">
        <IntlProvider locale="en" onError={() => undefined}>
          <ContentPage {...(page as unknown as Parameters<typeof ContentPage>[0])} />
        </IntlProvider>
      </PageLocaleProvider>
    </MemoryRouter>,
  );
  return [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text ?? '');
}

test.each<[criterion: string, blocks: readonly BlockView[], headings: readonly string[]]>([
  ['begins with its title', [quote], ['About Marehalm']],
  ['leaves its title to the picture that it opens with', [hero, quote], ['A coast and what grows there']],
])('page composed in the CMS %s', (_criterion, blocks, headings) => {
  expect(headingsOf(blocks)).toEqual(headings);
});
