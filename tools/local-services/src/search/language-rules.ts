import { extractTerms } from './tokenize.ts';

/** The linguistic rules of a language: stop words and plurals. */
export interface LanguageRules {
  /** Folded words without a meaning of their own. */
  readonly stopWords: ReadonlySet<string>;
  /** Returns folded singular and plural candidates of `word`, without the word itself. Only those in the index count. */
  readonly forms: (word: string) => string[];
}

const english: LanguageRules = {
  stopWords: new Set(
    extractTerms(
      'a an and are as at by can do does for from how i in is it my of on or should that the this to use what when ' +
        'which why with your',
    ),
  ),
  forms: formsBy(['', 's', 'es'], [['ies', 'y']]),
};

const danish: LanguageRules = {
  stopWords: new Set(
    extractTerms(
      'af at bør de den der det din dit du en er et fra gør har hvad hvilken hvor hvordan hvorfor hvornår i jeg kan man ' +
        'med meget min mit og om på skal som til ved',
    ),
  ),
  forms: formsBy(
    ['', 'r', 'e', 'n', 'er', 'en', 'et', 'ne', 'erne', 'ene', 'mer', 'met'],
    [
      ['hander', 'hand'],
      ['fodder', 'fod'],
    ],
  ),
};

const neutral: LanguageRules = { stopWords: new Set(), forms: () => [] };

/** Returns the language of an index. An unknown one has neither stop words nor plurals. */
export function getLanguageRules(code: string | undefined): LanguageRules {
  if (code === 'en') return english;
  return code === 'da' ? danish : neutral;
}

/** Minimum length of a stem in letters, so that the `er` of `tør` is not taken for an ending. */
const MIN_STEM_LENGTH = 3;

function formsBy(endings: readonly string[], exchanges: readonly (readonly [string, string])[]) {
  return (word: string): string[] => {
    const stems = endings
      .filter((ending) => word.endsWith(ending) && word.length - ending.length >= MIN_STEM_LENGTH)
      .map((ending) => word.slice(0, word.length - ending.length));
    const exchanged = exchanges.flatMap(([one, other]) => [
      ...(word.endsWith(one) ? [word.slice(0, -one.length) + other] : []),
      ...(word.endsWith(other) ? [word.slice(0, -other.length) + one] : []),
    ]);
    const forms = stems.flatMap((stem) => endings.map((ending) => stem + ending));
    return [...new Set([...forms, ...exchanged])].filter((form) => form !== word);
  };
}
