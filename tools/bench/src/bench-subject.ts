import { isDeepStrictEqual } from 'node:util';
import type { Contender } from './measure-alternately.ts';

/** Work that a benchmark measures, done by one or several contenders. */
export interface BenchSubject {
  readonly title: string;
  /** What one operation is, and which answers all contenders gave. */
  readonly work: string;
  readonly contenders: readonly Contender[];
  /** What contenders do not do, for a fair comparison. */
  readonly notes: readonly string[];
}

/**
 * Checks that all contenders gave the same answers.
 *
 * @param answers answers of each contender to the same questions, in the same form
 * @throws {Error} naming the first contender with a different answer, and the question
 */
export function expectEqualAnswers(
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

/** Creates a contender that answers all `questions` in each run. */
export function createQuestionsContender<Question>(
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

/** Creates `count` items from their index. */
export function createItems<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
