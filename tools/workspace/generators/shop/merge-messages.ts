import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/** Messages by id. */
export type Messages = Readonly<Record<string, string>>;

/** Messages about the original shop's markets, which a new shop replaces. */
const isOfMarket = (id: string): boolean => id.startsWith('product.delivery.');

/**
 * Returns the messages of a new shop in one language: the translation if it has the same arguments as the current message of the
 * original shop, otherwise the English text.
 */
export function mergeMessages(
  english: Messages,
  translated: Messages,
): { readonly messages: Messages; readonly untranslated: readonly string[] } {
  const shared = Object.entries(english).filter(([id]) => !isOfMarket(id));
  const isTranslated = (id: string, text: string) =>
    translated[id] !== undefined && argumentsOf(translated[id]) === argumentsOf(text);
  return {
    messages: Object.fromEntries([
      ...shared.map(([id, text]) => [id, isTranslated(id, text) ? translated[id] : text]),
      ...Object.entries(translated).filter(([id]) => isOfMarket(id)),
    ]),
    untranslated: shared.filter(([id, text]) => !isTranslated(id, text)).map(([id]) => id),
  };
}

function argumentsOf(message: string): string {
  const names = new Set<string>();
  const collect = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (!isLiteralElement(element) && !isPoundElement(element)) names.add(element.value);
      if (isPluralElement(element) || isSelectElement(element))
        for (const option of Object.values(element.options)) collect(option.value);
      if (isTagElement(element)) collect(element.children);
    }
  };
  collect(parse(message));
  return [...names].sort().join();
}
