import { Parser } from 'htmlparser2';

/** Size in bytes above which Gmail clips a mail. */
const GMAIL_CLIP_BYTES = 102_000;
const MAX_WIDTH_PX = 600;

/** Elements that Gmail, Outlook (both engines), Apple Mail and Yahoo support. */
const ELEMENTS = new Set('html head meta title style body div table tr td h1 p span a br img'.split(' '));

/** Properties of inline styles that all of them support; Outlook for Windows ignores the second line and stays readable. */
const PROPERTIES = new Set([
  ...'margin padding padding-top padding-left width height color background-color border border-bottom'.split(
    ' ',
  ),
  ...'max-width max-height border-radius overflow'.split(' '),
  ...'display font-family font-size font-weight line-height letter-spacing'.split(' '),
  ...'text-align text-decoration white-space vertical-align'.split(' '),
]);

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly style: ReadonlyMap<string, string>;
}

/** Returns the unsupported feature of an element, if it has one. */
type Rule = (element: OpenElement) => string | false | undefined;

const isAbsolute = (url = '') => /^https?:\/\/[^\s"<>]+$/.test(url);

const rules: Readonly<Record<string, readonly Rule[]>> = {
  'Gmail, Outlook and Yahoo drop the element': [({ name }) => !ELEMENTS.has(name) && `<${name}>`],
  'Gmail drops everything that could run or load': [
    ({ attributes }) =>
      Object.keys(attributes).find((attribute) => /^on|^srcset$|^background$/.test(attribute)),
    ({ style }) => [...style].find(([, value]) => /url\(|expression\(|var\(|calc\(/i.test(value))?.[0],
  ],
  'Outlook for Windows lays out with tables alone': [
    ({ style }) => [...style.keys()].find((property) => !PROPERTIES.has(property)),
    ({ style }) =>
      !/^(block|none|)$/.test(style.get('display') ?? '') && `display:${style.get('display') ?? ''}`,
  ],
  'screen readers read layout tables as data': [
    ({ name, attributes }) =>
      name === 'table' && attributes['role'] !== 'presentation' && 'table without a role',
  ],
  'programs without <style> show it bare': [
    ({ attributes, style }) =>
      attributes['class'] !== undefined && style.size === 0 && `class ${attributes['class']}`,
  ],
  'pictures are off until the reader allows them, and only JPEG, PNG and GIF are shown by all': [
    ({ name, attributes }) => name === 'img' && attributes['alt'] === undefined && 'img without alt',
    ({ name, attributes }) =>
      name === 'img' &&
      !/^https?:\/\/[^?#]+\.(jpe?g|png|gif)$/.test(attributes['src'] ?? '') &&
      attributes['src'],
    ({ name, attributes }) =>
      name === 'img' &&
      !(Number(attributes['width']) > 0 && Number(attributes['height']) > 0) &&
      'img without a size',
  ],
  'a mail has no address of its own': [
    ({ name, attributes }) =>
      name === 'a' && !isAbsolute(attributes['href']) && `href ${attributes['href'] ?? ''}`,
  ],
  'reading panes are 600 px wide': [
    ({ attributes }) => Number(attributes['width']) > MAX_WIDTH_PX && `width ${attributes['width'] ?? ''}`,
    ({ style }) =>
      ['width', 'max-width'].some(
        (property) => Number.parseInt(style.get(property) ?? '', 10) > MAX_WIDTH_PX,
      ) && 'a style wider than 600 px',
  ],
};

/** Returns what Gmail, Outlook, Apple Mail or Yahoo do not support in the HTML of a mail, each with its reason. */
export function findUnsupportedMailMarkup(html: string): string[] {
  const found = new Set<string>();
  const open: OpenElement[] = [];
  const texts: { readonly at: readonly OpenElement[]; readonly text: string }[] = [];
  const metas = new Map<string, string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, style: parseStyle(attributes['style']) };
      open.push(element);
      if (name === 'meta') metas.set(attributes['name'] ?? 'charset', attributes['content'] ?? '');
      for (const [reason, checks] of Object.entries(rules)) {
        for (const check of checks) {
          const problem = check(element);
          if (typeof problem === 'string') found.add(`${problem}: ${reason}`);
        }
      }
    },
    ontext: (text) => texts.push({ at: [...open], text }),
    onclosetag: () => open.pop(),
  });
  parser.end(html);

  const bytes = Buffer.byteLength(html);
  if (bytes > GMAIL_CLIP_BYTES) found.add(`${bytes} bytes: Gmail cuts a mail off at ${GMAIL_CLIP_BYTES}`);
  if (!/^<!doctype html>\s*<html lang="[a-z]{2}" dir="ltr">/.test(html))
    found.add('no doctype, language or direction: screen readers need them');
  for (const name of ['color-scheme', 'supported-color-schemes']) {
    if (metas.get(name) !== 'light dark') found.add(`no ${name}: Apple Mail then inverts colors by itself`);
  }
  const inBody = texts.filter(({ at, text }) => /\S/.test(text) && at.some(({ name }) => name === 'body'));
  const [first] = inBody;
  if (first?.at.at(-1)?.style.get('display') !== 'none')
    found.add('no preheader: inboxes show the first words of the mail');
  for (const { at, text } of inBody) {
    const styled = (property: string) => at.some(({ style }) => style.has(property));
    const isHidden = at.some(({ style }) => style.get('display') === 'none');
    if (!isHidden && !/^[\s\u00A0]*$/.test(text) && !(styled('color') && styled('font-family')))
      found.add(
        `"${text.trim().slice(0, 30)}" without color or font: programs without <style> choose their own`,
      );
  }
  const styles = texts
    .filter(({ at }) => at.at(-1)?.name === 'style')
    .map(({ text }) => text)
    .join('');
  if (/@import|@font-face|url\(/.test(styles)) found.add('<style> loads a file: Gmail and Outlook refuse it');
  for (const rule of styles.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '').match(/[^{}]+\{/g) ??
    []) {
    if (!/^(:root|\[data-ogs[bc]\] [^{]+)\{$/.test(rule))
      found.add(`${rule.slice(0, -1)}: what is not for dark or narrow screens belongs inline`);
  }
  return [...found];
}

function parseStyle(style = ''): ReadonlyMap<string, string> {
  return new Map(
    style.split(';').flatMap((declaration) => {
      const [property, ...value] = declaration.split(':');
      return value.length === 0 ? [] : [[(property ?? '').trim(), value.join(':').trim()] as const];
    }),
  );
}
