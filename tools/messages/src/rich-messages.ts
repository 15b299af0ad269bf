import { MessageError, type Messages } from './messages.ts';
import { isRichMessage, parseMessage } from './parse-message.ts';

/**
 * The source of an ES module whose default export has the parsed form of each message, which is what `IntlProvider` of
 * react-intl takes. It is for messages with tags; no message parser reaches a browser for them either.
 *
 * @throws MessageError for the first message that cannot be parsed.
 */
export function compileRichMessages(messages: Messages): string {
  const entries = Object.entries(messages).map(([key, text]) => [key, parseMessage(key, text).elements]);
  return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
}

/** Which messages of a language an import is about. */
export interface MessageSelection {
  /** `rich` messages have tags, `plain` ones do not. */
  readonly kind: 'plain' | 'rich';
  /** Beginnings of keys, whole words: only these. */
  readonly only?: readonly string[];
  /** Beginnings of keys, whole words: all but these. */
  readonly except?: readonly string[];
}

/** The messages that a selection names. @throws MessageError when it names an area that no message is in. */
export function selectMessages(messages: Messages, { kind, only, except }: MessageSelection): Messages {
  const keys = Object.keys(messages);
  const unknown = [...(only ?? []), ...(except ?? [])].find((area) => !keys.some((key) => isIn(area, key)));
  if (unknown !== undefined) throw new MessageError(unknown, 'no message begins with this word');
  return Object.fromEntries(
    Object.entries(messages).filter(
      ([key, text]) =>
        (only?.some((area) => isIn(area, key)) ?? true) &&
        !except?.some((area) => isIn(area, key)) &&
        isRichMessage(key, text) === (kind === 'rich'),
    ),
  );
}

/** `checkout.field.city` is in `checkout`, in `checkout.field` and in itself. */
function isIn(area: string, key: string): boolean {
  return key === area || key.startsWith(`${area}.`);
}
