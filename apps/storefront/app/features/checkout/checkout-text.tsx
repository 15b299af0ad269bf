import type { ReactNode } from 'react';
import { FormattedMessage, IntlProvider, type MessageFormatElement } from 'react-intl';
import type { LocaleCode } from '@marehalm/i18n-routing';
import type { LoadFrame } from '../../lazy-in-browser';
import type { RichMessageArguments, RichMessageKey } from '../../messages.gen';
import { MoreText } from '../../more-text';
import type { translatorOf } from '../../text';

/** The words of the checkout, those without tags and those with tags. No other page has them. */
const loadWords = {
  en: () =>
    Promise.all([
      import('../../../messages/en.json?only=checkout,confirmation&messages'),
      import('../../../messages/en.json?only=checkout,confirmation&rich-messages'),
    ]),
  da: () =>
    Promise.all([
      import('../../../messages/da.json?only=checkout,confirmation&messages'),
      import('../../../messages/da.json?only=checkout,confirmation&rich-messages'),
    ]),
};

/** The words in one language. */
interface CheckoutWords {
  readonly plain: Parameters<typeof translatorOf>[0];
  /** Messages with tags, parsed. */
  readonly rich: Record<string, MessageFormatElement[]>;
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

/** The same, with the words fetched. */
export const loadCheckoutText: LoadFrame = async (locale) => {
  const [plain, rich] = await loadWords[locale]();
  const words = { plain: plain.default, rich: rich.default };
  return ({ children }) => (
    <CheckoutTextProvider locale={locale} words={words}>
      {children}
    </CheckoutTextProvider>
  );
};

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
