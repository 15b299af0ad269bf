import { XMLBuilder } from 'fast-xml-parser';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
});

/**
 * Formats `elements` as an XML document: a key is an element name, `@key` an attribute, an array repeats the element. Escapes
 * texts.
 */
export const formatXml = (elements: Readonly<Record<string, unknown>>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(elements)}\n`;
