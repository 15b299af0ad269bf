import { createContext, use, type ReactNode } from 'react';
import type { MessageArguments, MessageKey } from '../messages.gen';

type Compiled = Readonly<Record<string, string | ((values: never) => string)>>;

/** `t('bag.added', { product })`: the message in the page's language. A wrong key or argument fails to compile. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: MessageArguments[Key] extends undefined ? [] : [MessageArguments[Key]]
) => string;

/** {@link Translate} over messages that the build has compiled. */
export function translatorOf(messages: Compiled): Translate {
  return (key, ...[values]) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`Cannot translate: there is no message '${key}'`);
    return typeof message === 'string' ? message : message(values as never);
  };
}

const TextContext = createContext<Translate | null>(null);

export function TextProvider({ translate, children }: { translate: Translate; children: ReactNode }) {
  return <TextContext value={translate}>{children}</TextContext>;
}

export function useText(): Translate {
  const translate = use(TextContext);
  if (!translate) throw new Error('Cannot translate: there is no TextProvider above');
  return translate;
}
