import type { Tint } from '@marehalm/ui';

/** Returns the tint of a collection. The kit has one for each; other blocks use oat. */
export const getCollectionTint = (collection: string): Tint => collection || 'oat';
