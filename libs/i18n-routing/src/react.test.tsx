import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { FormattedMessage, useIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createLocalizedClientOnlyComponent,
  createLocalizedComponent,
  createComponentWithPreload,
  MessagesProvider,
  SpanWrappedText,
} from './react.ts';

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
          strong: (content: ReactNode) => (
            <strong>
              <SpanWrappedText>{content}</SpanWrappedText>
            </strong>
          ),
        }}
      />
    </p>
  );
}

/** What is drawn when everything has loaded, and what has failed meanwhile. */
async function render(children: ReactNode, locale = 'da') {
  const errors: string[] = [];
  const stream = new PassThrough();
  const { pipe } = renderToPipeableStream(
    <MessagesProvider locale={locale} messages={page}>
      {children}
    </MessagesProvider>,
    {
      onAllReady: () => pipe(stream),
      onError: (error) => {
        errors.push(String(error));
      },
    },
  );
  return { html: await text(stream), errors };
}

describe('MessagesProvider', () => {
  test('adds messages of an area to those of the page, and gives each text of a sentence its own element', () => {
    const html = renderToStaticMarkup(
      <MessagesProvider locale="da" messages={page}>
        <MessagesProvider messages={area}>
          <Sentence />
        </MessagesProvider>
      </MessagesProvider>,
    );
    expect(html).toBe(
      '<p title="Fortryd, 1.234 størrelser"><span>Den er på vej til </span><strong><span>ase@example.com</span></strong><span>.</span></p>',
    );
  });

  test('throws for a missing message, and without a locale', () => {
    const draw = (locale?: string) =>
      renderToStaticMarkup(
        <MessagesProvider locale={locale} messages={page}>
          <Sentence />
        </MessagesProvider>,
      );
    expect(() => draw('da')).toThrow('product.sizesCount');
    expect(() => draw()).toThrow('locale');
  });
});

const loadMessages = {
  da: async () => ({ default: { title: parse('Kurv') } }),
  sv: async () => ({ default: { title: parse('Varukorg') } }),
};
type Code = keyof typeof loadMessages;

function Title({ count }: { readonly count: number }) {
  return <h1>{`${useIntl().formatMessage({ id: 'title' })} ${count}`}</h1>;
}

test('createLocalizedComponent() loads a component with its messages once for each language', async () => {
  const fetch = vi.fn(async (locale: Code) => [Title, await loadMessages[locale]()] as const);
  const Bag = createLocalizedComponent(fetch);
  expect((await render(<Bag count={1} />)).html).toContain('Kurv 1');
  expect((await render(<Bag count={2} />)).html).toContain('Kurv 2');
  expect((await render(<Bag count={3} />, 'sv')).html).toContain('Varukorg 3');
  expect(fetch.mock.calls).toEqual([['da'], ['sv']]);
});

describe('createComponentWithPreload()', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('fetches in advance, and not again without a connection', async () => {
    const overlay = createComponentWithPreload(loadMessages, async () => Title);
    await overlay.fetch('da');
    vi.stubGlobal('navigator', { onLine: false });
    await expect(overlay.fetch('sv')).rejects.toThrow('there is no connection');
    expect((await render(<overlay.Component count={1} />)).html).toContain('Kurv 1');
  });
});

describe('createLocalizedClientOnlyComponent()', () => {
  const Wrapper = ({ children }: { readonly children: ReactNode }) => <noscript>{children}</noscript>;

  test('renders its fallback in prerendered pages, inside of what the shop puts around it', async () => {
    const fetch = vi.fn(async (locale: Code) => [Title, await loadMessages[locale]()] as const);
    const Bag = createLocalizedClientOnlyComponent(fetch, { Prerendered: Wrapper });
    const Plain = createLocalizedClientOnlyComponent(fetch);
    expect((await render(<Bag count={1} fallback={<p>Vent</p>} />)).html).toBe(
      '<noscript><p>Vent</p></noscript>',
    );
    expect((await render(<Plain count={1} fallback={<p>Vent</p>} />)).html).toBe('<p>Vent</p>');
    expect(fetch).not.toHaveBeenCalled();
  });
});
