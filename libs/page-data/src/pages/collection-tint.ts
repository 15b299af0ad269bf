/** Returns the tint of a collection, which has the same name; `oat` for an empty id. */
export const getCollectionTint = (collection: string): string => collection || 'oat';
