import { parseRichText, type RichTextBlock, type RichTextInline } from '@marehalm/cms-client/rich-text';
import type { LocaleCode } from '@marehalm/shop';
import type { Content } from '../load-content.ts';

type Block = Content['pages'][number]['blocks'][number];

/**
 * Renders the texts of blocks as HTML, for clients that do not know the blocks: headings, paragraphs, lists and questions, without
 * pictures.
 */
export function renderBlocksHtml(blocks: readonly Block[], content: Content, locale: LocaleCode): string {
  return blocks.map((block) => renderBlock(block, content, locale)).join('');
}

/** Renders CommonMark as safe HTML. */
export function renderCommonMark(commonMark: string): string {
  return parseRichText(commonMark).map(renderTextBlock).join('');
}

/** Returns the text of HTML that {@link renderBlocksHtml} created. */
export function extractTextFromHtml(html: string): string {
  return html
    .replaceAll(/<\/(?:p|h2|h3|li|blockquote)>|<br>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Escapes characters with a meaning in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function renderBlock(block: Block, content: Content, locale: LocaleCode): string {
  const titled = 'title' in block && block.title ? `<h2>${escapeHtml(block.title[locale])}</h2>` : '';
  const said = 'text' in block && block.text ? renderCommonMark(block.text[locale]) : '';
  if (block.type === 'facts') {
    const items = block.items.map(
      ({ title, text }) => `<h3>${escapeHtml(title[locale])}</h3>${renderCommonMark(text[locale])}`,
    );
    return titled + items.join('');
  }
  if (block.type === 'faq') {
    const questions = content.faq.filter(({ topic }) => block.topic === undefined || topic === block.topic);
    const items = questions.map(
      ({ question, answer }) => `<h3>${escapeHtml(question[locale])}</h3>${renderCommonMark(answer[locale])}`,
    );
    return titled + items.join('');
  }
  return titled + said;
}

function renderTextBlock(block: RichTextBlock): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${block.children.map(renderInline).join('')}</p>`;
    case 'heading':
      return `<h${block.level}>${block.children.map(renderInline).join('')}</h${block.level}>`;
    case 'quote':
      return `<blockquote>${block.children.map(renderTextBlock).join('')}</blockquote>`;
    case 'list': {
      const items = block.items.map((item) => `<li>${item.map(renderTextBlock).join('')}</li>`).join('');
      return block.ordered ? `<ol start="${block.start}">${items}</ol>` : `<ul>${items}</ul>`;
    }
  }
}

function renderInline(inline: RichTextInline): string {
  switch (inline.type) {
    case 'text':
      return escapeHtml(inline.value);
    case 'break':
      return '<br>';
    case 'link':
      return `<a href="${escapeHtml(inline.href)}">${inline.children.map(renderInline).join('')}</a>`;
    case 'emphasis':
      return `<em>${inline.children.map(renderInline).join('')}</em>`;
    case 'strong':
      return `<strong>${inline.children.map(renderInline).join('')}</strong>`;
  }
}
