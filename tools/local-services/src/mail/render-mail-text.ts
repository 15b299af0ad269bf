import type { MailContent, MailBlock } from './mail-content.ts';

/** Renders a letter as plain text: an empty line between blocks, every link on its own line. */
export function renderMailText({ blocks, sender }: MailContent): string {
  return [...blocks.map(renderBlock), sender.join('\n')].join('\n\n');
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'code':
      return `${block.label}: ${block.code}`;
    case 'lines':
      return block.lines
        .map(({ name, quantity, price }) => `${quantity} × ${name}${price === undefined ? '' : `: ${price}`}`)
        .join('\n');
    case 'sums':
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'list':
      return [block.title, ...block.lines].join('\n');
  }
}
