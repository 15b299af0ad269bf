/** A file of messages as the build compiles it. Which keys and arguments it has is written in `messages.gen.d.ts`. */
declare module '*?messages' {
  const messages: Readonly<Record<string, string | ((values: never) => string)>>;
  export default messages;
}

/** The same of some areas only: `en.json?only=checkout,confirmation&messages`, `en.json?except=checkout&messages`. */
declare module '*&messages' {
  const messages: Readonly<Record<string, string | ((values: never) => string)>>;
  export default messages;
}

/** The messages with tags, parsed: what `IntlProvider` of react-intl takes. */
declare module '*rich-messages' {
  const messages: Record<string, import('@formatjs/icu-messageformat-parser').MessageFormatElement[]>;
  export default messages;
}
