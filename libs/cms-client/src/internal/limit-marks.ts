import { type Options } from 'mdast-util-from-markdown';

type Extension = Exclude<NonNullable<Options['extensions']>[number], readonly unknown[]>;
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[number]>, readonly unknown[]>;
type State = ReturnType<Construct['tokenize']>;

/** More than any paragraph has: 250 words in bold or 500 links. The parser's work grows with the square of the marks. */
const MOST_MARKS = 1000;

const codeOf = (character: string) => character.charCodeAt(0);
const [bang, opening, backtick] = [codeOf('!'), codeOf('['), codeOf('`')];
/** Looked for to the end of the paragraph, again and again. */
const html = codeOf('<');
/** What counts as often as it is repeated. */
const repeated = ['*', '_', '`'].map(codeOf);

/**
 * An extension of the parser by which marks beyond the last that counts in a paragraph or heading are the characters that they
 * are. One that is not read as a mark anyway, inside code for example, does not count.
 *
 * @param labels What links by reference may name, in small letters.
 */
export function limitMarks(labels: { has(label: string): boolean }): Extension {
  const counts = new WeakMap<object, number>();
  // All that the parser does with its list of what is defined.
  const defined = Object.assign([], { includes: (label: string) => labels.has(label.toLowerCase()) });

  const limit: Construct = {
    tokenize(effects, accept, leave) {
      // One for each paragraph.
      const { parser } = this;
      let marks = 0;
      let mark: number | null;

      const start: State = (code) => {
        parser.defined = defined;
        mark = code;
        effects.enter('data');
        return rest(code);
      };
      const rest: State = (code) => {
        if (marks === 0 || (code === mark && repeated.includes(code ?? 0))) {
          marks += 1;
          effects.consume(code);
          return rest;
        }
        effects.exit('data');
        if (mark === html) marks = 10;
        // Pictures inside pictures are looked through as often as they are deep.
        if (mark === bang) marks = code === opening ? 20 : 0;
        const count = (counts.get(this) ?? 0) + marks;
        if (count > MOST_MARKS) return accept(code);
        counts.set(this, count);
        return leave(code);
      };
      return start;
    },
  };
  const limitBackticks: Construct = {
    ...limit,
    // As where code begins itself: the rest of a run is no run.
    previous(code) {
      return code !== backtick || this.events.at(-1)?.[1].type === 'characterEscape';
    },
  };
  return {
    text: {
      ...Object.fromEntries([...'*_[]!<&\\'].map((mark) => [codeOf(mark), limit])),
      [backtick]: limitBackticks,
    },
  };
}
