/** Every block type that this version knows. */
export const blockTypes = [
  'hero',
  'product-row',
  'collection-feature',
  'split',
  'routine',
  'journal-teaser',
  'tips-grid',
  'newsletter',
  'rich-text',
  'faq',
  'quote',
  'glossary',
  'facts',
  'banner',
  'picture',
  'carousel',
  'product-carousel',
  'video',
  'collection-grid',
  'ingredient-spotlight',
  'facts-table',
  'spacer',
  'anchor-navigation',
  'imprint',
  'withdrawal-form',
] as const;

/**
 * Whether this version knows the type of a block. Pages of a newer service may hold other types, which a renderer
 * skips.
 *
 * @example
 * ```ts
 * isKnownBlock({ type: 'quote' }); // => true
 * isKnownBlock({ type: 'hologram' }); // => false
 * ```
 */
export function isKnownBlock(block: { readonly type: string }): boolean {
  return (blockTypes as readonly string[]).includes(block.type);
}
