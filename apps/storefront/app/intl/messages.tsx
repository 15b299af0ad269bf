import type { LocaleCode } from '@marehalm/shop';
import type * as i18n from '@marehalm/i18n-routing/react';

export { MessagesProvider, MessageParts, throwError } from '@marehalm/i18n-routing/react';
export type { CompiledMessages as Messages } from '@marehalm/i18n-routing/react';

/** Fetches the messages of one area in a language. */
export type LoadMessages = i18n.CompiledMessageLoaders<LocaleCode>;

export type MessageId = keyof FormatjsIntl.MessageArguments;
