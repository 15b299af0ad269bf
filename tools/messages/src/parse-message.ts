import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { MessageError } from './messages.ts';

/**
 * What a caller may give for an argument: `{name}` shows a text or a number, `select` chooses by a text, `plural`,
 * `selectordinal` and `number` need a number, and `<name>…</name>` needs something that draws what is inside.
 */
export type ArgumentType = 'string | number' | 'string' | 'number' | 'tag';

export interface ParsedMessage {
  readonly elements: readonly MessageFormatElement[];
  /** In the order of their names, so that two languages can be compared. */
  readonly arguments: ReadonlyMap<string, ArgumentType>;
  /** Whether it has tags, so that it becomes more than a plain text. */
  readonly isRich: boolean;
}

const keyPattern = /^[A-Za-z][A-Za-z0-9]*([.-][A-Za-z0-9]+)*$/;

/**
 * The parts of an ICU message.
 *
 * @throws MessageError for a key that is not dotted words, wrong syntax, and dates and times, which the caller formats
 * for the locale beforehand.
 */
export function parseMessage(key: string, text: string): ParsedMessage {
  if (!keyPattern.test(key)) throw new MessageError(key, 'a key is words with points between them');
  let elements: readonly MessageFormatElement[];
  try {
    elements = parse(text, { requiresOtherClause: true, shouldParseSkeletons: true });
  } catch (error) {
    throw new MessageError(key, `wrong syntax, ${error instanceof Error ? error.message : String(error)}`);
  }
  const types = new Map<string, ArgumentType>();
  collectArguments(key, elements, types);
  return {
    elements,
    arguments: new Map([...types].sort(([a], [b]) => (a < b ? -1 : 1))),
    isRich: [...types.values()].includes('tag'),
  };
}

/** Whether a message has tags. One that cannot be parsed has none: compiling it says what is wrong. */
export function isRichMessage(key: string, text: string): boolean {
  try {
    return parseMessage(key, text).isRich;
  } catch (error) {
    if (error instanceof MessageError) return false;
    throw error;
  }
}

function collectArguments(
  key: string,
  elements: readonly MessageFormatElement[],
  types: Map<string, ArgumentType>,
): void {
  for (const element of elements) {
    if (isLiteralElement(element) || isPoundElement(element)) continue;
    const name = element.value;
    if (isArgumentElement(element)) {
      types.set(name, narrower(key, name, types.get(name), 'string | number'));
    } else if (isNumberElement(element)) {
      types.set(name, narrower(key, name, types.get(name), 'number'));
    } else if (isPluralElement(element) || isSelectElement(element)) {
      types.set(name, narrower(key, name, types.get(name), isPluralElement(element) ? 'number' : 'string'));
      for (const option of Object.values(element.options)) collectArguments(key, option.value, types);
    } else if (isTagElement(element)) {
      types.set(name, narrower(key, name, types.get(name), 'tag'));
      collectArguments(key, element.children, types);
    } else {
      throw new MessageError(key, `'${name}' is a date or a time; give it as a formatted text`);
    }
  }
}

function narrower(
  key: string,
  name: string,
  one: ArgumentType | undefined,
  other: ArgumentType,
): ArgumentType {
  if (one === undefined || one === other) return other;
  if (one === 'tag' || other === 'tag') throw new MessageError(key, `'${name}' is both a tag and a value`);
  if (one === 'string | number') return other;
  if (other === 'string | number') return one;
  throw new MessageError(key, `'${name}' is used both as a text and as a number`);
}
