import { parseRichText, type RichTextBlock, type RichTextInline } from '@marehalm/cms-client/rich-text';
import type { LocaleCode } from '@marehalm/shop';
import type { Content } from '../content.ts';

type Block = Content['pages'][number]['blocks'][number];

/** The words of blocks as HTML, for clients that know no blocks: headings, paragraphs, lists, questions. Pictures stay out. */
export function htmlOfBlocks(blocks: readonly Block[], content: Content, locale: LocaleCode): string {
  return blocks.map((block) => htmlOfBlock(block, content, locale)).join('');
}

/** CommonMark as HTML that is safe to show. */
export function htmlOfText(commonMark: string): string {
  return parseRichText(commonMark).map(blockHtml).join('');
}

/** The words of HTML that was made here. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<\/(?:p|h2|h3|li|blockquote)>|<br>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What HTML would take for markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function htmlOfBlock(block: Block, content: Content, locale: LocaleCode): string {
  const titled = 'title' in block && block.title ? `<h2>${escapeHtml(block.title[locale])}</h2>` : '';
  const said = 'text' in block && block.text ? htmlOfText(block.text[locale]) : '';
  if (block.type === 'facts') {
    const items = block.items.map(
      ({ title, text }) => `<h3>${escapeHtml(title[locale])}</h3>${htmlOfText(text[locale])}`,
    );
    return titled + items.join('');
  }
  if (block.type === 'faq') {
    const questions = content.faq.filter(({ topic }) => block.topic === undefined || topic === block.topic);
    const items = questions.map(
      ({ question, answer }) => `<h3>${escapeHtml(question[locale])}</h3>${htmlOfText(answer[locale])}`,
    );
    return titled + items.join('');
  }
  return titled + said;
}

function blockHtml(block: RichTextBlock): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${block.children.map(inlineHtml).join('')}</p>`;
    case 'heading':
      return `<h${block.level}>${block.children.map(inlineHtml).join('')}</h${block.level}>`;
    case 'quote':
      return `<blockquote>${block.children.map(blockHtml).join('')}</blockquote>`;
    case 'list': {
      const items = block.items.map((item) => `<li>${item.map(blockHtml).join('')}</li>`).join('');
      return block.ordered ? `<ol start="${block.start}">${items}</ol>` : `<ul>${items}</ul>`;
    }
  }
}

function inlineHtml(inline: RichTextInline): string {
  switch (inline.type) {
    case 'text':
      return escapeHtml(inline.value);
    case 'break':
      return '<br>';
    case 'link':
      return `<a href="${escapeHtml(inline.href)}">${inline.children.map(inlineHtml).join('')}</a>`;
    case 'emphasis':
      return `<em>${inline.children.map(inlineHtml).join('')}</em>`;
    case 'strong':
      return `<strong>${inline.children.map(inlineHtml).join('')}</strong>`;
  }
}
