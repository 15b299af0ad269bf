import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, IntlProvider, type MessageFormatElement } from 'react-intl';
import type { LocaleCode } from '@marehalm/i18n-routing';
import type { RichMessageArguments, RichMessageKey } from '../../messages.gen';
import { TextProvider, translatorOf, useText, type Translate } from '../../text';

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
  const ofEveryPage = useText();
  const translate = useMemo((): Translate => {
    const own = translatorOf(words.plain);
    return (key, ...values) =>
      Object.hasOwn(words.plain, key) ? own(key, ...values) : ofEveryPage(key, ...values);
  }, [words, ofEveryPage]);
  return (
    <TextProvider translate={translate}>
      <IntlProvider locale={locale} messages={words.rich} onError={fail}>
        {children}
      </IntlProvider>
    </TextProvider>
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
