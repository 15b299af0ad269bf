import { z } from 'zod';
import { SearchError } from './errors.ts';

const words = z.array(z.string().min(1));
const id = z.string().min(1);

const schema = z.discriminatedUnion('type', [
  /** All mean the same. */
  z.strictObject({ objectID: id, type: z.literal('synonym'), synonyms: words }),
  /** Who looks for the input finds the synonyms too, but not the other way round. */
  z.strictObject({
    objectID: id,
    type: z.enum(['oneWaySynonym', 'onewaysynonym']),
    input: z.string().min(1),
    synonyms: words,
  }),
  /** As one way, where the corrections count as typing errors. */
  z.strictObject({
    objectID: id,
    type: z.enum(['altCorrection1', 'altCorrection2', 'altcorrection1', 'altcorrection2']),
    word: z.string().min(1),
    corrections: words,
  }),
]);

/** Words that mean the same, as the protocol carries them. */
export type SynonymGroup = z.output<typeof schema>;

/** Words or phrases, each of which finds all others; or one that finds others, which do not find it. */
export type Synonyms = readonly string[] | { readonly input: string; readonly synonyms: readonly string[] };

/** @throws SearchError 400 saying what of it cannot be used */
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

/** What a search makes of kept synonyms. */
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
