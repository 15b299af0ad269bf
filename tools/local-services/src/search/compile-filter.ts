import type { RecordCorpus } from './record-corpus.ts';
import type { ComparisonOperator, Filter, IsFacet } from './filters.ts';

/** Whether the record with this number matches. */
export type RecordPredicate = (number: number) => boolean;

/** Compiles `filter` for many records. Gives the same results as {@link matchesFilter}. */
export function compileFilter(filter: Filter, corpus: RecordCorpus, isFacet: IsFacet): RecordPredicate {
  switch (filter.kind) {
    case 'and': {
      const [first, second, ...more] = filter.filters
        .filter((part) => part.kind !== 'and' || part.filters.length > 0)
        .map((part) => compileFilter(part, corpus, isFacet));
      if (!first) return () => true;
      if (!second) return first;
      return (number) => first(number) && second(number) && more.every((test) => test(number));
    }
    case 'or': {
      const tests = filter.filters.map((part) => compileFilter(part, corpus, isFacet));
      return (number) => tests.some((test) => test(number));
    }
    case 'not': {
      const test = compileFilter(filter.filter, corpus, isFacet);
      return (number) => !test(number);
    }
    case 'facet': {
      if (!isFacet(filter.attribute)) return () => false;
      const column = corpus.facet(filter.attribute);
      const ids = column.idsOf(filter.value);
      const [only] = ids;
      if (only === undefined) return () => false;
      if (ids.length === 1) return (number) => column.of(number).includes(only);
      return (number) => column.of(number).some((id) => ids.includes(id));
    }
    case 'compare':
      return numberTest(filter.attribute, corpus, comparing(filter.comparison, filter.number));
    case 'range':
      return numberTest(filter.attribute, corpus, (value) => value >= filter.from && value <= filter.to);
  }
}

function numberTest(
  attribute: string,
  corpus: RecordCorpus,
  fits: (value: number) => boolean,
): RecordPredicate {
  const column = corpus.number(attribute);
  return (number) => {
    const values = column.of(number);
    return typeof values === 'number' ? fits(values) : values.some(fits);
  };
}

function comparing(comparison: ComparisonOperator, right: number): (left: number) => boolean {
  switch (comparison) {
    case '<':
      return (left) => left < right;
    case '<=':
      return (left) => left <= right;
    case '=':
      return (left) => left === right;
    case '!=':
      return (left) => left !== right;
    case '>':
      return (left) => left > right;
    case '>=':
      return (left) => left >= right;
  }
}
