import type { LocaleCode } from '@marehalm/shop';
import type * as i18n from '@marehalm/i18n-routing/react';

export { MessagesProvider, SpanWrappedText, throwError } from '@marehalm/i18n-routing/react';
export type { CompiledMessages as Messages } from '@marehalm/i18n-routing/react';

/** Functions that load the messages of one area of the shop, by locale. */
export type MessageLoadersPerLocale = i18n.CompiledMessageLoaders<LocaleCode>;

/** Id of a message of the shop. */
export type MessageId = keyof FormatjsIntl.MessageArguments;
