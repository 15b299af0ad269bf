import {
  type ExtendedNumberFormatOptions,
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isNumberSkeleton,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  type NumberElement,
  type PluralElement,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';
import { MessageError, type Messages } from './messages.ts';
import { type ArgumentType, parseMessage } from './parse-message.ts';

/**
 * The source of an ES module whose default export has a text for each message without arguments and a function of
 * its arguments for every other. It needs nothing but `Intl`, so that no message parser reaches a browser.
 *
 * @param locale BCP 47 tag that plural rules and numbers follow.
 * @throws MessageError for the first message that cannot be compiled, one with tags among them.
 * @example
 * ```ts
 * compileMessages({ 'bag.items': '{count, plural, one {# item} other {# items}}' }, 'en');
 * ```
 */
export function compileMessages(messages: Messages, locale: string): string {
  const formatters = new Formatters(locale);
  const entries = Object.entries(messages).map(([key, text]) => {
    const { elements, arguments: names, isRich } = parseMessage(key, text);
    if (isRich) throw new MessageError(key, `it holds the tag <${tagOf(names)}>; quote '<' to show it`);
    const expression = new MessageCompiler(key, formatters).textOf(elements);
    return `  ${quote(key)}: ${names.size === 0 ? expression : `(a) => ${expression}`},\n`;
  });
  return `${formatters.source()}export default {\n${entries.join('')}};\n`;
}

function tagOf(names: ReadonlyMap<string, ArgumentType>): string | undefined {
  return [...names].find(([, type]) => type === 'tag')?.[0];
}

/** Turns the elements of one message into a JavaScript expression; `a` holds the arguments. */
class MessageCompiler {
  readonly #key: string;
  readonly #formatters: Formatters;

  constructor(key: string, formatters: Formatters) {
    this.#key = key;
    this.#formatters = formatters;
  }

  /** An expression that gives a string. `counted` is the number that `#` stands for. */
  textOf(elements: readonly MessageFormatElement[], counted?: string): string {
    const parts = elements.map((element) => this.#part(element, counted));
    if (parts.length === 0) return '""';
    const [first] = elements;
    // Two bare arguments may be numbers, which would be added instead of joined.
    return [...(first && isArgumentElement(first) ? ['""'] : []), ...parts].join(' + ');
  }

  #part(element: MessageFormatElement, counted: string | undefined): string {
    if (isLiteralElement(element)) return quote(element.value);
    if (isPoundElement(element)) return counted === undefined ? '"#"' : this.#formatters.number({}, counted);
    if (isPluralElement(element)) return `(${this.#plural(element)})`;
    if (isSelectElement(element)) return `(${this.#select(element)})`;
    if (isNumberElement(element)) return this.#number(element);
    return argument(element.value);
  }

  #plural({ value, options, offset, pluralType }: PluralElement): string {
    const given = argument(value);
    const counted = offset === 0 ? given : `(${given} - ${offset})`;
    const category = this.#formatters.plural(pluralType ?? 'cardinal', counted);
    // Exact numbers come first: `=1` wins over `one`, whichever is written first.
    const isExact = ([selector]: readonly [string, unknown]) => selector.startsWith('=');
    const chosen = Object.entries(options).filter(([selector]) => selector !== 'other');
    const exact = chosen.filter(isExact).map(([selector, option]) => {
      return `${given} === ${Number(selector.slice(1))} ? ${this.textOf(option.value, counted)} : `;
    });
    const categories = chosen
      .filter((entry) => !isExact(entry))
      .map(
        ([selector, option]) =>
          `${category} === ${quote(selector)} ? ${this.textOf(option.value, counted)} : `,
      );
    return exact.join('') + categories.join('') + this.#other(value, options, counted);
  }

  #select({ value, options }: SelectElement): string {
    const cases = Object.entries(options)
      .filter(([selector]) => selector !== 'other')
      .map(
        ([selector, option]) => `${argument(value)} === ${quote(selector)} ? ${this.textOf(option.value)} : `,
      );
    return cases.join('') + this.#other(value, options);
  }

  #other(name: string, options: SelectElement['options'], counted?: string): string {
    const other = options['other'];
    if (!other) throw new MessageError(this.#key, `'${name}' has no choice 'other'`);
    return this.textOf(other.value, counted);
  }

  #number({ value, style }: NumberElement): string {
    if (!style) return this.#formatters.number({}, argument(value));
    if (isNumberSkeleton(style)) {
      const { scale = 1, ...options } = style.parsedOptions;
      return this.#formatters.number(
        options,
        scale === 1 ? argument(value) : `${argument(value)} * ${scale}`,
      );
    }
    const options = numberStyles[String(style)];
    if (!options) throw new MessageError(this.#key, `there is no number style '${String(style)}'`);
    return this.#formatters.number(options, argument(value));
  }
}

/** The styles that ICU and intl-messageformat name alike. */
const numberStyles: Readonly<Record<string, ExtendedNumberFormatOptions>> = {
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent' },
};

/** Whole numbers that most texts count: from 0 to one less. */
const SMALL = 1000;
const smallNumbers = Array.from({ length: SMALL }, (_, number) => number);

/**
 * The `Intl` objects that a compiled module uses, each declared once and made at its first use: making one takes
 * longer than formatting a page's texts, some hundredths of a second for the first on a phone. Small whole numbers need none
 * where the locale writes and counts them as English does, which is looked up when the messages are compiled.
 */
class Formatters {
  readonly #locale: string;
  /** What makes each, to its name and an expression for what it makes of a small whole number `n`. */
  readonly #names = new Map<string, { readonly name: string; readonly ofSmall: string | undefined }>();

  constructor(locale: string) {
    this.#locale = locale;
  }

  number(options: ExtendedNumberFormatOptions, value: string): string {
    const ofSmall = () => {
      const { format } = new Intl.NumberFormat(this.#locale, options as Intl.NumberFormatOptions);
      return smallNumbers.every((number) => format(number) === `${number}`) ? '`${n}`' : undefined;
    };
    return `${this.#nameOf('NumberFormat', 'format', options, ofSmall)}(${value})`;
  }

  plural(type: Intl.PluralRuleType, value: string): string {
    const options = type === 'cardinal' ? {} : { type };
    const ofSmall = () => {
      const rules = new Intl.PluralRules(this.#locale, options);
      const isPlain = smallNumbers.every(
        (number) => rules.select(number) === (number === 1 ? 'one' : 'other'),
      );
      return isPlain ? 'n == 1 ? "one" : "other"' : undefined;
    };
    return `${this.#nameOf('PluralRules', 'select', options, ofSmall)}(${value})`;
  }

  /** Declarations of every formatter asked for so far. */
  source(): string {
    const declarations = [...this.#names].map(([maker, { name, ofSmall }]) => {
      const small = ofSmall === undefined ? '' : `isSmall(n) ? ${ofSmall} : `;
      return `let ${name}_;\nconst ${name} = (n) => ${small}(${name}_ ??= ${maker}(n);\n`;
    });
    const hasSmall = [...this.#names.values()].some(({ ofSmall }) => ofSmall !== undefined);
    const isSmall = hasSmall ? `const isSmall = (n) => 1 / n > 0 && n < ${SMALL} && n % 1 === 0;\n` : '';
    return isSmall + declarations.join('');
  }

  #nameOf(
    constructor: 'NumberFormat' | 'PluralRules',
    method: string,
    options: object,
    ofSmall: () => string | undefined,
  ): string {
    const rest = Object.keys(options).length === 0 ? '' : `, ${JSON.stringify(options)}`;
    const maker = `new Intl.${constructor}(${quote(this.#locale)}${rest})).${method}`;
    const known = this.#names.get(maker);
    if (known) return known.name;
    const name = `f${this.#names.size}`;
    this.#names.set(maker, { name, ofSmall: ofSmall() });
    return name;
  }
}

function argument(name: string): string {
  return `a[${quote(name)}]`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
