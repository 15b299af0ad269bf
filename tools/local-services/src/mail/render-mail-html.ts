import { brand } from '@marehalm/shop';
// Prettier would format a tag named `html` and add white space that mail programs show.
import { html as markup, raw } from 'hono/html';
import type { MailContent, MailBlock, MailOrderLine, MailPicture, MailTotalsRow } from './mail-content.ts';

type Markup = ReturnType<typeof markup>;

/** Gmail clips mails above 102 kB, so later lines of an order have no pictures. */
const MAX_PICTURED_LINES = 40;

const WIDTH_PX = 600;

/** The colors of the shop. Mail programs do not support custom properties, so every element has its own colors. */
const paper = '#faf8f3';
const sand = '#f3eee4';
const linen = '#ebe1cf';
const ink = '#1f2a26';
const inkSoft = '#4a554f';
const dune = '#2f6b4f';
const rule = '#dad3c5';

const display = "font-family:'Cormorant Garamond',Georgia,'Times New Roman',serif;font-weight:500";
const sans = "font-family:'Hanken Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif";
const body = `${sans};font-size:16px;line-height:1.6;color:${ink}`;
const small = `${sans};font-size:14px;line-height:1.6;color:${inkSoft}`;

/**
 * Styles that cannot be inlined: dark colors and narrow screens. Programs that ignore them show the light mail, which is complete.
 * In dark mode Outlook marks texts and backgrounds with `data-ogsc` and `data-ogsb`.
 */
const DARK = {
  ground: 'background-color:#1a2320!important',
  panel: 'background-color:#25302c!important',
  footer: 'background-color:#121917!important',
  ink: 'color:#f3eee4!important',
  soft: 'color:#c3c9c3!important',
  link: 'color:#9fcbb4!important',
  rule: 'border-color:#3b4742!important',
  button: 'background-color:#f3eee4!important',
  'on-button': 'color:#1a2320!important',
};

const STYLE =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  `@media (max-width:${WIDTH_PX - 1}px){.edge{padding-left:24px!important;padding-right:24px!important}.title{font-size:32px!important}}` +
  `@media (prefers-color-scheme:dark){${Object.entries(DARK)
    .map(([name, style]) => `.${name}{${style}}`)
    .join('')}}` +
  Object.entries(DARK)
    .map(([name, style]) => `[data-ogs${style.startsWith('background') ? 'b' : 'c'}] .${name}{${style}}`)
    .join('');

/** Keeps inboxes from showing the start of the mail after a short preheader. */
const PREHEADER_FILL = '&#847;&zwnj;&nbsp;'.repeat(60);

/**
 * Renders a letter as HTML for mail programs: nested tables, inline styles, 600 px wide, without scripts and external files except
 * pictures.
 */
export function renderMailHtml({
  locale,
  subject,
  preheader,
  title,
  picture,
  blocks,
  sender,
}: MailContent): string {
  return markup`<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${raw(STYLE)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${paper}">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${paper}">${preheader}${raw(PREHEADER_FILL)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background-color:${paper}">
<tr><td align="center">
${raw(`<!--[if mso]><table role="presentation" width="${WIDTH_PX}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH_PX}px;text-align:left">
<tr><td class="edge" style="padding:40px 40px 32px"><p class="ink" style="margin:0;${display};font-size:28px;line-height:1;color:${ink}">${brand.name}</p></td></tr>
${picture ? renderPicture(picture) : ''}
<tr><td class="edge" style="padding:${picture ? 40 : 8}px 40px 24px"><h1 class="title ink" style="margin:0;${display};font-size:40px;line-height:1.1;letter-spacing:-0.01em;color:${ink}">${withoutLoneWord(title)}</h1></td></tr>
${blocks.map((block) => renderRow(block))}
<tr><td style="padding:24px 0 0;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="footer edge" style="padding:32px 40px 40px;background-color:${ink}"><p style="margin:0;${sans};font-size:13px;line-height:1.6;color:${paper}">${withBreaks(sender.join('\n'))}</p></td></tr>
</table>
${raw('<!--[if mso]></td></tr></table><![endif]-->')}
</td></tr>
</table>
</body>
</html>`.toString();
}

function renderPicture({ src, alt, width, height }: MailPicture): Markup {
  return markup`<tr><td><img src="${src}" alt="${alt}" width="${width}" height="${height}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;background-color:${linen};${small}"></td></tr>`;
}

function renderRow(block: MailBlock): Markup {
  return markup`<tr><td class="edge" style="padding:0 40px 24px">${renderBlock(block)}</td></tr>
`;
}

function renderBlock(block: MailBlock): Markup {
  switch (block.kind) {
    case 'paragraph':
      return block.small === true
        ? markup`<p class="soft" style="margin:0;${small}">${withBreaks(block.text)}</p>`
        : markup`<p class="ink" style="margin:0;${body}">${withBreaks(block.text)}</p>`;
    case 'quote':
      return markup`<p class="ink" style="margin:0;${display};font-size:28px;line-height:1.25;color:${ink}">${withBreaks(block.text)}</p>`;
    case 'button':
      return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" align="center" bgcolor="${ink}" style="background-color:${ink};border-radius:2px;padding:14px 24px"><a class="on-button" href="${block.href}" target="_blank" style="${sans};font-size:16px;line-height:24px;font-weight:600;color:${paper};text-decoration:none">${block.label}</a></td></tr></table>`;
    case 'link':
      return markup`<p style="margin:0;${body}"><a class="link" href="${block.href}" target="_blank" style="color:${dune};text-decoration:underline">${block.label}</a></p>`;
    case 'code':
      return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="panel" align="center" bgcolor="${sand}" style="background-color:${sand};padding:32px 16px"><p class="soft" style="margin:0 0 8px;${small}">${block.label}</p><p class="ink" style="margin:0;font-family:'SFMono-Regular',Menlo,Consolas,'Courier New',monospace;font-size:20px;line-height:1.4;font-weight:600;color:${ink}">${block.code}</p></td></tr></table>`;
    case 'lines':
      return renderLines(block.lines);
    case 'sums':
      return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${block.rows.map((row) => renderSum(row))}</table>`;
    case 'facts':
      return markup`${block.rows.map(({ label, value }) => markup`<p class="ink" style="margin:0 0 12px;${body}"><span class="soft" style="${small}">${label}</span><br>${withBreaks(value)}</p>`)}`;
    case 'list':
      return markup`<p class="soft" style="margin:0 0 4px;${small};font-weight:600">${block.title}</p><p class="ink" style="margin:0;${body}">${withBreaks(block.lines.join('\n'))}</p>`;
  }
}

function renderLines(lines: readonly MailOrderLine[]): Markup {
  const rest = lines.slice(MAX_PICTURED_LINES);
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${lines
    .slice(0, MAX_PICTURED_LINES)
    .map((line) => renderLine(line))}</table>${
    rest.length === 0
      ? ''
      : markup`<p class="soft" style="margin:12px 0 0;${small}">${withBreaks(
          rest
            .map(({ name, quantity, price }) => [`${quantity} × ${name}`, price].filter(Boolean).join(', '))
            .join('\n'),
        )}</p>`
  }`;
}

function renderLine({ name, quantity, price, picture }: MailOrderLine): Markup {
  const cell = `padding:12px 0;border-bottom:1px solid ${rule}`;
  return markup`<tr>${
    picture === undefined
      ? ''
      : markup`<td class="rule" width="80" valign="top" style="width:80px;${cell}"><img src="${picture}" alt="" width="64" height="80" style="display:block;width:64px;height:80px;border:0;background-color:${linen}"></td>`
  }<td class="rule ink" valign="top"${picture === undefined ? raw(' colspan="2"') : ''} style="${cell};${body}">${quantity} × ${name}</td><td class="rule ink" align="right" valign="top" style="${cell};padding-left:16px;white-space:nowrap;${body}">${price ?? ''}</td></tr>`;
}

function renderSum({ label, value, isTotal }: MailTotalsRow): Markup {
  const weight = isTotal === true ? `padding-top:8px;${body};font-weight:600` : small;
  const tone = isTotal === true ? 'ink' : 'soft';
  return markup`<tr><td class="${tone}" valign="top" style="padding:2px 0;${weight}">${label}</td><td class="${tone}" align="right" valign="top" style="padding:2px 0 2px 16px;white-space:nowrap;${weight}">${value}</td></tr>`;
}

/** Keeps the last two words of a headline on one line. */
const withoutLoneWord = (text: string): string => text.replace(/ (\S+)$/, '\u00A0$1');

/** Escapes a text and keeps its line breaks. */
function withBreaks(text: string): Markup[] {
  return text.split('\n').map((line, index) => markup`${index > 0 ? raw('<br>') : ''}${line}`);
}
