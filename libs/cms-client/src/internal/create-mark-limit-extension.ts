import { type Options } from 'mdast-util-from-markdown';

type Extension = Exclude<NonNullable<Options['extensions']>[number], readonly unknown[]>;
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[number]>, readonly unknown[]>;
type State = ReturnType<Construct['tokenize']>;

/**
 * Maximum number of marks in a paragraph: 250 bold words or 500 links. Parsing time grows with the square of the
 * marks.
 */
const MAX_MARKS_PER_PARAGRAPH = 1000;

const codeOf = (character: string) => character.charCodeAt(0);
const [bang, opening, backtick] = [codeOf('!'), codeOf('['), codeOf('`')];
/** The parser searches to the end of the paragraph for each of these. */
const html = codeOf('<');
/** Marks that count once per repetition. */
const repeated = ['*', '_', '`'].map(codeOf);

/**
 * Creates a parser extension that treats all marks after the first 1,000 of a paragraph or heading as plain characters. `labels`
 * are the lower-case labels of link definitions.
 *
 * @param labels Labels of link definitions, in lower case.
 */
export function createMarkLimitExtension(labels: { has(label: string): boolean }): Extension {
  const counts = new WeakMap<object, number>();
  // The parser uses only `includes` of this list.
  const defined = Object.assign([], { includes: (label: string) => labels.has(label.toLowerCase()) });

  const limit: Construct = {
    tokenize(effects, accept, leave) {
      // One tokenizer per paragraph.
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
        // Nested images are scanned once per level.
        if (mark === bang) marks = code === opening ? 20 : 0;
        const count = (counts.get(this) ?? 0) + marks;
        if (count > MAX_MARKS_PER_PARAGRAPH) return accept(code);
        counts.set(this, count);
        return leave(code);
      };
      return start;
    },
  };
  const limitBackticks: Construct = {
    ...limit,
    // As in the parser's own code construct: the rest of a run is not a run.
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
