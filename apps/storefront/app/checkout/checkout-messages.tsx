import type { ReactNode } from 'react';
import { FormattedMessage, IntlProvider, type MessageFormatElement } from 'react-intl';
import type { LocaleCode } from '@marehalm/shop';
import type { Elements } from '@marehalm/ui';
import type { LoadFrame } from '../intl/lazy-in-browser';
import type { RichMessageArguments, RichMessageKey } from '../messages.gen';
import { MoreText } from '../intl/more-text';
import type { translatorOf } from '../intl/text';

/** The words of the checkout, those without tags and those with tags. No other page has them. */
const loadMessages = {
  en: () =>
    Promise.all([
      import('../../messages/en.json?only=checkout,confirmation&messages'),
      import('../../messages/en.json?only=checkout,confirmation&rich-messages'),
    ]),
  da: () =>
    Promise.all([
      import('../../messages/da.json?only=checkout,confirmation&messages'),
      import('../../messages/da.json?only=checkout,confirmation&rich-messages'),
    ]),
};

/** The words in one language. */
interface CheckoutMessages {
  readonly plain: Parameters<typeof translatorOf>[0];
  /** Messages with tags, parsed. */
  readonly rich: Record<string, MessageFormatElement[]>;
}

/** Adds the words of the checkout to those that every page has. */
export function CheckoutMessagesProvider({
  locale,
  words,
  children,
}: {
  locale: LocaleCode;
  words: CheckoutMessages;
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
export const loadCheckoutMessages: LoadFrame = async (locale) => {
  const [plain, rich] = await loadMessages[locale]();
  const words = { plain: plain.default, rich: rich.default };
  return ({ children }) => (
    <CheckoutMessagesProvider locale={locale} words={words}>
      {children}
    </CheckoutMessagesProvider>
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
  const separated = Object.entries<unknown>(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (parts: ReactNode[]) => value(separateTexts(parts)) : value,
  ]);
  return (
    <FormattedMessage id={id} values={Object.fromEntries(separated) as never}>
      {separateTexts}
    </FormattedMessage>
  );
}

/** Gives each text an element of its own: page translators replace text nodes, which React would still change where they have siblings. */
function separateTexts(parts: ReactNode[]) {
  return parts.map((part, position) =>
    typeof part === 'string' ? <span key={`${position} ${part}`}>{part}</span> : part,
  ) as Elements[];
}
