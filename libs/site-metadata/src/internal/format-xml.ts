import { XMLBuilder } from 'fast-xml-parser';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
});

/**
 * Returns an XML document of its elements: a key is the name of an element, `@key` an attribute, and an array the same element
 * several times. Texts are escaped.
 */
export const formatXml = (elements: Readonly<Record<string, unknown>>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(elements)}\n`;
