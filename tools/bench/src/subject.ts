import { isDeepStrictEqual } from 'node:util';
import type { Contender } from './measure.ts';

/** What a benchmark measures: one piece of work, done by one or several. */
export interface BenchSubject {
  readonly title: string;
  /** What one operation is, and what every contender was seen to answer. */
  readonly work: string;
  readonly contenders: readonly Contender[];
  /** What a reader has to know to compare fairly: what a contender does not do. */
  readonly notes: readonly string[];
}

/**
 * Refuses to compare unless every contender gives the same answers.
 * @param answers what each contender makes of the same questions, in one form
 * @throws {Error} naming the contender and the question it answers otherwise
 */
export function expectEqualWork(
  subject: string,
  answers: Readonly<Record<string, readonly unknown[]>>,
): void {
  const [[reference, expected] = ['', []], ...others] = Object.entries(answers);
  for (const [name, given] of others) {
    const different = expected.findIndex((answer, index) => !isDeepStrictEqual(given[index], answer));
    if (different === -1 && given.length === expected.length) continue;
    const show = (values: readonly unknown[]) => JSON.stringify(values[different]);
    throw new Error(
      `Cannot compare ${subject}: to question ${different}, ${reference} answers ${show(expected)}, ${name} ${show(given)}`,
    );
  }
}

/** A contender each of whose runs answers all of `questions`. */
export function answering<Question>(
  name: string,
  questions: readonly Question[],
  answer: (question: Question) => unknown,
): Contender {
  return {
    name,
    operations: questions.length,
    run() {
      let answered = 0;
      for (const question of questions) if (answer(question)) answered += 1;
      return answered;
    },
  };
}

/** `count` items made by number, from 0. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
