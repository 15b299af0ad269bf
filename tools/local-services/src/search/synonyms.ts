import { z } from 'zod';
import { SearchError } from './search-error.ts';

const words = z.array(z.string().min(1));
const id = z.string().min(1);

const schema = z.discriminatedUnion('type', [
  /** All words have the same meaning. */
  z.strictObject({ objectID: id, type: z.literal('synonym'), synonyms: words }),
  /** The input also finds the synonyms, but not the reverse. */
  z.strictObject({
    objectID: id,
    type: z.enum(['oneWaySynonym', 'onewaysynonym']),
    input: z.string().min(1),
    synonyms: words,
  }),
  /** Like a one-way synonym, where the corrections count as typos. */
  z.strictObject({
    objectID: id,
    type: z.enum(['altCorrection1', 'altCorrection2', 'altcorrection1', 'altcorrection2']),
    word: z.string().min(1),
    corrections: words,
  }),
]);

/** A synonym in the form of the protocol. */
export type SynonymGroup = z.output<typeof schema>;

/** Words or phrases that find each other, or an input that finds others, which do not find it. */
export type Synonyms = readonly string[] | { readonly input: string; readonly synonyms: readonly string[] };

/** Parses a synonym. @throws SearchError 400 naming the invalid part. */
export function parseSynonym(value: unknown): SynonymGroup {
  if ((value as { readonly type?: unknown } | null)?.type === 'placeholder')
    throw new SearchError(400, 'Synonyms of the type "placeholder" are not supported');
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SearchError(
    400,
    `Invalid synonym: "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'malformed'}`,
  );
}

/** Converts stored synonyms for searching. */
export function toSynonyms(groups: Iterable<SynonymGroup>): Synonyms[] {
  return [...groups].flatMap((group): Synonyms[] => {
    switch (group.type) {
      case 'synonym':
        return [group.synonyms];
      case 'oneWaySynonym':
      case 'onewaysynonym':
        return [{ input: group.input, synonyms: group.synonyms }];
      default:
        return [{ input: group.word, synonyms: group.corrections }];
    }
  });
}
