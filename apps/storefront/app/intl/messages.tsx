import { Children, use, useMemo, type ReactNode } from 'react';
import { IntlContext, IntlProvider, type IntlShape } from 'react-intl';
import type { LocaleCode } from '@marehalm/shop';
import type { Elements } from '@marehalm/ui';
import { usePageLocale } from './page-locale';

/** Messages of one language by id, compiled by `site/compile-messages.ts`: those of every page, or of one area. */
export type Messages = Readonly<Record<string, readonly object[]>>;

/** Fetches the messages of one area in a language. */
export type LoadMessages = Readonly<Record<LocaleCode, () => Promise<{ readonly default: Messages }>>>;

export type MessageId = keyof FormatjsIntl.MessageArguments;

/** Adds `messages` to those that its children already have. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const around = (use(IntlContext) as IntlShape | null)?.messages;
  const locale = usePageLocale();
  const all = useMemo(() => ({ ...around, ...messages }), [around, messages]);
  return (
    // The types require all messages, but an area has only some.
    <IntlProvider locale={locale} messages={all as never} textComponent={Texts} onError={throwError}>
      {children}
    </IntlProvider>
  );
}

/** Throws: a missing message or value is a programming error. */
export function throwError(error: Error): never {
  throw error;
}

/** Renders the parts of a message, each text in its own element: page translators replace text nodes, which React would still update if they had siblings. */
export function Texts({ children }: { children?: ReactNode }) {
  return Children.toArray(children).map((part, position) =>
    typeof part === 'string' || typeof part === 'number' ? (
      <span key={`${position} ${part}`}>{part}</span>
    ) : (
      part
    ),
  ) as Elements[];
}
