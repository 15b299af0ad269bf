import { useMemo, type ReactNode } from 'react';
import { TextProvider, translatorOf, useText, type Translate } from './text';

/** Adds `messages` to the words that every page has, for what is drawn inside. */
export function MoreText({
  messages,
  children,
}: {
  messages: Parameters<typeof translatorOf>[0];
  children: ReactNode;
}) {
  const ofEveryPage = useText();
  const translate = useMemo((): Translate => {
    const own = translatorOf(messages);
    return (key, ...values) =>
      Object.hasOwn(messages, key) ? own(key, ...values) : ofEveryPage(key, ...values);
  }, [messages, ofEveryPage]);
  return <TextProvider translate={translate}>{children}</TextProvider>;
}
