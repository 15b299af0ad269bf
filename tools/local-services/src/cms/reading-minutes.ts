import { type LocaleCode } from '@marehalm/shop';
import { type Content } from '../load-content.ts';

type FileBlocks = Content['journal'][number]['blocks'];

/** Adults read 200 to 250 words of plain prose per minute; this is the conservative figure. */
const WORDS_PER_MINUTE = 200;

/** Returns the reading time of the texts in `blocks` in whole minutes, at least 1. */
export function calculateReadingMinutes(blocks: FileBlocks, locale: LocaleCode): number {
  const words = blocks
    .flatMap((block) => {
      if (block.type === 'rich-text' || block.type === 'split' || block.type === 'quote') return [block.text];
      return [];
    })
    .flatMap((text) => text[locale].split(/\s+/)).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
