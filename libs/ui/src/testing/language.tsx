import { createContext, isValidElement, use } from 'react';

/** Languages of the stories. */
export type Language = 'en' | 'da';

/** Language chosen in Storybook's toolbar. */
export const LanguageContext = createContext<Language>('da');

class Both {
  readonly texts: Record<Language, string>;
  constructor(texts: Record<Language, string>) {
    this.texts = texts;
  }
}

/**
 * Creates a placeholder for a text in both languages, typed as a string for story args. The Storybook preview replaces it with
 * the text in the toolbar's language.
 */
export function bilingual(en: string, da: string): string {
  // The preview replaces it before any component sees it.
  return new Both({ en, da }) as unknown as string;
}

/** A text in both languages inside a story's markup. */
export function ToolbarText({ en, da }: Record<Language, string>) {
  return { en, da }[use(LanguageContext)];
}

/** Language chosen in Storybook's toolbar, for stories that compute texts. */
export function useToolbarLanguage(): Language {
  return use(LanguageContext);
}

/** Returns a copy of `value` in which every placeholder of {@link both} is replaced by its text in `language`, at any depth. */
export function resolveBilingual<T>(value: T, language: Language): T {
  if (value instanceof Both) return value.texts[language] as T;
  if (Array.isArray(value)) return value.map((item: unknown) => resolveBilingual(item, language)) as T;
  if (
    value &&
    typeof value === 'object' &&
    !isValidElement(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  ) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, resolveBilingual(part as unknown, language)]),
    ) as T;
  }
  return value;
}
