import type { ReactNode } from 'react';
import { FormattedMessage, IntlProvider, type MessageFormatElement } from 'react-intl';
import type { LocaleCode } from '@marehalm/i18n-routing';
import type { RichMessageArguments, RichMessageKey } from '../../messages.gen';
import { MoreText } from '../../more-text';
import type { translatorOf } from '../../text';

/** The words of the checkout in one language. No other page has them. */
export interface CheckoutWords {
  readonly plain: Parameters<typeof translatorOf>[0];
  /** Messages with tags, parsed. */
  readonly rich: Record<string, MessageFormatElement[]>;
}

/** Fetches the words of one language. */
export const loadWords: Record<LocaleCode, () => Promise<CheckoutWords>> = {
  en: async () =>
    wordsOf(
      await import('../../../messages/en.json?only=checkout,confirmation&messages'),
      await import('../../../messages/en.json?only=checkout,confirmation&rich-messages'),
    ),
  da: async () =>
    wordsOf(
      await import('../../../messages/da.json?only=checkout,confirmation&messages'),
      await import('../../../messages/da.json?only=checkout,confirmation&rich-messages'),
    ),
};

function wordsOf(
  plain: { readonly default: CheckoutWords['plain'] },
  rich: { readonly default: CheckoutWords['rich'] },
): CheckoutWords {
  return { plain: plain.default, rich: rich.default };
}

/** Adds the words of the checkout to those that every page has. */
export function CheckoutTextProvider({
  locale,
  words,
  children,
}: {
  locale: LocaleCode;
  words: CheckoutWords;
  children: ReactNode;
}) {
  return (
    <MoreText messages={words.plain}>
      <IntlProvider locale={locale} messages={words.rich} onError={fail}>
        {children}
      </IntlProvider>
    </MoreText>
  );
}

/** A message that is missing would have failed the build; anything else is a broken program. */
function fail(error: Error): never {
  throw error;
}

/** A message with tags; each tag is given as what draws its content. */
export function RichMessage<Key extends RichMessageKey>({
  id,
  values,
}: {
  id: Key;
  values: RichMessageArguments<ReactNode>[Key];
}) {
  return <FormattedMessage id={id} values={values as never} />;
}
