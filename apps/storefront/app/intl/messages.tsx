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

/** Adds `messages` to those that components inside have already. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const around = (use(IntlContext) as IntlShape | null)?.messages;
  const locale = usePageLocale();
  const all = useMemo(() => ({ ...around, ...messages }), [around, messages]);
  return (
    // No area has all messages, which the types ask for.
    <IntlProvider locale={locale} messages={all as never} textComponent={Texts} onError={fail}>
      {children}
    </IntlProvider>
  );
}

/** A message that is not there, or lacks a value, is a broken program. */
export function fail(error: Error): never {
  throw error;
}

/** What a message draws, each text in an element of its own: page translators replace text nodes, which React would still change where they have siblings. */
export function Texts({ children }: { children?: ReactNode }) {
  return Children.toArray(children).map((part, position) =>
    typeof part === 'string' || typeof part === 'number' ? (
      <span key={`${position} ${part}`}>{part}</span>
    ) : (
      part
    ),
  ) as Elements[];
}
