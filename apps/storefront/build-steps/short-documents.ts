import type { Plugin } from 'vite';

/** What begins a document of GraphQL, or a part of one, in a template. */
const DOCUMENT = /`\s*(?:query|mutation|fragment)\b[^`]*`/g;

/** The documents in `code` in one line each: GraphQL has no need of line breaks, and none of these has a text within. */
export const shortened = (code: string): string =>
  code.replace(DOCUMENT, (document) => document.replace(/\s+/g, ' '));

/** Shortens what commerce is asked: a shopper fetches the indents of these documents with the bag. */
export function shortDocuments(): Plugin {
  return {
    name: 'short-documents',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]libs[\\/]commerce-client[\\/]src[\\/]/ },
      handler: (code) => ({ code: shortened(code), map: null }),
    },
  };
}
