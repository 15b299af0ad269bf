import { Children, use, useMemo, type ReactElement, type ReactNode } from 'react';
import { IntlContext, IntlProvider, type IntlShape } from 'react-intl';

/** Messages of one language by id, as `formatjs compile --ast` writes them: those of all pages, or of one area. */
export type CompiledMessages = Readonly<Record<string, readonly object[]>>;

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /** BCP 47 tag; that of the surrounding messages by default. */
  readonly locale?: string | undefined;
  readonly messages: CompiledMessages;
  readonly children: ReactNode;
}

/**
 * Provides `messages` to its children, merged with those of the surrounding provider. Rendering throws when a message or a value
 * is missing.
 *
 * @throws Error without a `locale` here or in a provider above.
 *
 * @example
 * ```tsx
 * import { MessagesProvider, type CompiledMessages } from '@marehalm/i18n-routing/react';
 * import type { ReactNode } from 'react';
 *
 * export const Kurv = ({ page, area, children }: { page: CompiledMessages; area: CompiledMessages; children: ReactNode }) => (
 *   <MessagesProvider locale="da" messages={page}>
 *     <MessagesProvider messages={area}>{children}</MessagesProvider>
 *   </MessagesProvider>
 * );
 * ```
 */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps): ReactElement {
  const around = use(IntlContext) as IntlShape | null;
  const known = around?.messages;
  const all = useMemo(() => ({ ...known, ...messages }), [known, messages]);
  return (
    // Where an app declares its message ids, the types require all of them, but an area has only some.
    <IntlProvider
      locale={(locale ?? around?.locale) as string}
      messages={all as never}
      textComponent={SpanWrappedText}
      onError={throwError}
    >
      {children}
    </IntlProvider>
  );
}

/** Throws `error`; use it as `onError` of `createIntl()`, so that a missing message or value fails instead of being logged. */
export function throwError(error: Error): never {
  throw error;
}

/**
 * Renders the parts of a message with each text in its own element, because page translators replace text nodes that React would
 * still update if they had siblings. {@link MessagesProvider} renders messages with it; the render functions of tags in a message have to
 * use it themselves.
 *
 * @example
 * ```tsx
 * import { SpanWrappedText } from '@marehalm/i18n-routing/react';
 * import type { ReactNode } from 'react';
 *
 * export const strong = (content: ReactNode) => (
 *   <strong>
 *     <SpanWrappedText>{content}</SpanWrappedText>
 *   </strong>
 * );
 * ```
 */
export function SpanWrappedText({ children }: { readonly children?: ReactNode }): ReactNode {
  return Children.toArray(children).map((part, position) =>
    typeof part === 'string' || typeof part === 'number' ? (
      <span key={`${position} ${part}`}>{part}</span>
    ) : (
      part
    ),
  );
}
