import { parse } from '@formatjs/icu-messageformat-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedMessage, useIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { MessagesProvider, Texts } from './messages';
import { PageLocaleProvider } from './page-locale';

const page = { 'bag.undo': parse('Fortryd') };
const area = {
  'confirmation.sent': parse('Den er på vej til <strong>{email}</strong>.'),
  'product.sizesCount': parse('{count, plural, one {# størrelse} other {# størrelser}}'),
};

function Sentence() {
  const intl = useIntl();
  return (
    <p
      title={`${intl.formatMessage({ id: 'bag.undo' })}, ${intl.formatMessage({ id: 'product.sizesCount' }, { count: 1234 })}`}
    >
      <FormattedMessage
        id="confirmation.sent"
        values={{
          email: 'ase@example.com',
          strong: (content) => (
            <strong>
              <Texts>{content}</Texts>
            </strong>
          ),
        }}
      />
    </p>
  );
}

test('MessagesProvider adds messages of an area to those of the page, and gives each text of a sentence its own element', () => {
  const html = renderToStaticMarkup(
    <PageLocaleProvider value="da">
      <MessagesProvider messages={page}>
        <MessagesProvider messages={area}>
          <Sentence />
        </MessagesProvider>
      </MessagesProvider>
    </PageLocaleProvider>,
  );
  expect(html).toBe(
    '<p title="Fortryd, 1.234 størrelser"><span>Den er på vej til </span><strong><span>ase@example.com</span></strong><span>.</span></p>',
  );
});

test('missing message throws', () => {
  const draw = () =>
    renderToStaticMarkup(
      <MessagesProvider messages={page}>
        <Sentence />
      </MessagesProvider>,
    );
  expect(draw).toThrow('product.sizesCount');
});
