import { findMessageUses, type SourceFile } from './message-uses.ts';
import { MessageError, type Messages } from './messages.ts';
import { type ArgumentType, parseMessage } from './parse-message.ts';

export type MessageProblem =
  /** A language lacks a message that another has, or has only an empty one. */
  | { readonly kind: 'missing'; readonly locale: string; readonly key: string }
  /** No code uses it. */
  | { readonly kind: 'unused'; readonly key: string }
  /** Code translates a key that no language has. */
  | { readonly kind: 'unknown'; readonly key: string; readonly path: string; readonly line: number }
  /** It takes something else than in the first language, so one call cannot serve both. */
  | {
      readonly kind: 'differing-arguments';
      readonly locale: string;
      readonly key: string;
      /** What it takes, in words: `count: number`. */
      readonly expected: string;
      readonly actual: string;
    }
  | { readonly kind: 'malformed'; readonly locale: string; readonly key: string; readonly reason: string };

export interface MessagesToCheck {
  /** By locale. The first language is the one that others are compared with. */
  readonly messages: Readonly<Record<string, Messages>>;
  /** All code that may translate. */
  readonly sources: readonly SourceFile[];
}

/** Everything wrong with the messages of a shop: no problem, no entry. */
export function checkMessages({ messages, sources }: MessagesToCheck): readonly MessageProblem[] {
  const languages = Object.entries(messages);
  const keys = new Set(languages.flatMap(([, ofLanguage]) => Object.keys(ofLanguage)));
  return [
    ...languages.flatMap(([locale, ofLanguage]) => checkLanguage(locale, ofLanguage, keys)),
    ...checkArguments(languages),
    ...checkUses(keys, sources),
  ];
}

/** One line for a person. */
export function describeProblem(problem: MessageProblem): string {
  switch (problem.kind) {
    case 'missing':
      return `'${problem.key}' is missing in ${problem.locale}.json`;
    case 'unused':
      return `'${problem.key}' is used nowhere`;
    case 'unknown':
      return `'${problem.key}' does not exist, ${problem.path}:${problem.line}`;
    case 'differing-arguments':
      return `'${problem.key}' takes (${problem.actual}) in ${problem.locale}.json and (${problem.expected}) elsewhere`;
    case 'malformed':
      return `${problem.locale}.json: ${problem.reason}`;
  }
}

function checkLanguage(locale: string, messages: Messages, keys: ReadonlySet<string>): MessageProblem[] {
  return [...keys].flatMap((key): MessageProblem[] => {
    const text = textOf(messages, key);
    if (text === undefined) return [{ kind: 'missing', locale, key }];
    try {
      parseMessage(key, text);
      return [];
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      return [{ kind: 'malformed', locale, key, reason: error.message }];
    }
  });
}

function checkArguments(languages: readonly (readonly [string, Messages])[]): MessageProblem[] {
  const [first, ...others] = languages;
  if (!first) return [];
  return others.flatMap(([locale, messages]) =>
    Object.keys(first[1]).flatMap((key): MessageProblem[] => {
      const expected = signatureOf(first[1], key);
      const actual = signatureOf(messages, key);
      if (expected === undefined || actual === undefined || expected === actual) return [];
      return [{ kind: 'differing-arguments', locale, key, expected, actual }];
    }),
  );
}

function checkUses(keys: ReadonlySet<string>, sources: readonly SourceFile[]): MessageProblem[] {
  const { texts, patterns, translated } = findMessageUses(sources);
  const isUsed = (key: string) => texts.has(key) || patterns.some((pattern) => pattern.test(key));
  return [
    ...[...keys].filter((key) => !isUsed(key)).map((key) => ({ kind: 'unused' as const, key })),
    ...translated.filter(({ key }) => !keys.has(key)).map((use) => ({ kind: 'unknown' as const, ...use })),
  ];
}

/** The arguments in words; `undefined` for what other checks report. */
function signatureOf(messages: Messages, key: string): string | undefined {
  const text = textOf(messages, key);
  if (text === undefined) return undefined;
  try {
    return [...parseMessage(key, text).arguments].map(describeArgument).join(', ') || 'nothing';
  } catch {
    return undefined;
  }
}

function describeArgument([name, type]: readonly [string, ArgumentType]): string {
  return `${name}: ${type}`;
}

function textOf(messages: Messages, key: string): string | undefined {
  return Object.hasOwn(messages, key) && messages[key]?.trim() ? messages[key] : undefined;
}
