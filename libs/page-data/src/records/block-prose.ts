import { parseRichText, toPlainText } from '@marehalm/cms-client/rich-text';
import type { Block, Content } from '@marehalm/shop/content';

/** Returns the texts of a block of an article, without rows, forms and links. */
export function proseOf(block: Block): string[] {
  switch (block.type) {
    case 'rich-text':
    case 'split':
    case 'hero':
    case 'ingredient-spotlight':
    case 'quote':
      return ['title' in block ? block.title : undefined, block.text].filter((text) => text !== undefined);
    case 'facts':
      return block.items.flatMap(({ title, text }) => [title, text]);
    case 'facts-table':
      return [block.caption, ...block.rows.flatMap(({ heading, cells }) => [heading, ...cells])];
    case 'picture':
      return block.caption === undefined ? [] : [block.caption];
    case 'carousel':
      return block.slides.flatMap(({ caption }) => caption ?? []);
    default:
      return [];
  }
}

/** Returns the texts of a block of a page: its prose, its questions with their answers, and the names in its glossary. */
export function pageProseOf(
  block: Block,
  { faq, ingredients }: Pick<Content, 'faq' | 'ingredients'>,
): string[] {
  switch (block.type) {
    case 'faq':
      return faq
        .filter(({ topic }) => block.topic === undefined || topic === block.topic)
        .flatMap(({ question, answer }) => [question, answer]);
    case 'glossary':
      return ingredients.map(({ name }) => name);
    default:
      return proseOf(block);
  }
}

/** Returns the text of CommonMark without its markup. */
export function plainText(commonMark: string): string {
  return toPlainText(parseRichText(commonMark));
}
