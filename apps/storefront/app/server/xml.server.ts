import { XMLBuilder } from 'fast-xml-parser';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
});

/**
 * An XML document from its elements: a key is an element's name, `@key` an attribute, `#text` the text beside attributes, and
 * an array the same element several times. Text is escaped.
 */
export const xmlOf = (elements: Readonly<Record<string, unknown>>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(elements)}\n`;

/** `type` without its parameter: `application/atom+xml`. */
export const xmlResponse = (
  elements: Readonly<Record<string, unknown>>,
  type = 'application/xml',
): Response => new Response(xmlOf(elements), { headers: { 'content-type': `${type}; charset=utf-8` } });
