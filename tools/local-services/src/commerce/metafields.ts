import { toGlobalId } from './global-ids.ts';

/** Namespace of facts for which Shopify's schema has no field. */
export const METAFIELD_NAMESPACE = 'marehalm';

/** The namespace that Shopify gives to fields of the merchant's own unless another is chosen. */
export const CUSTOM_NAMESPACE = 'custom';

export interface MetafieldArguments {
  readonly key: string;
  readonly namespace?: string | null;
}

export interface MetafieldsArguments {
  readonly identifiers: readonly MetafieldArguments[];
}

/** The namespace of ratings among Shopify's standard metafields. */
export const REVIEWS_NAMESPACE = 'reviews';

/** Returns a metafield; `null` if the owner does not have it. */
export function toMetafieldObject(field: {
  readonly owner: string;
  readonly namespace?: string | null | undefined;
  readonly key: string;
  readonly value: string | undefined;
  /** A single line of text unless given. */
  readonly type?: 'rating' | 'number_integer' | 'url';
  /** ISO 8601 instant. */
  readonly changedAt: string;
  /** The owner's namespace; {@link METAFIELD_NAMESPACE} unless given. */
  readonly ownNamespace?: string;
  /** Whose it is, as the schema shows it; asked for only when a query does. */
  readonly parent: () => unknown;
}) {
  const { owner, namespace, key, value, changedAt, parent, ownNamespace = METAFIELD_NAMESPACE } = field;
  const { type = 'single_line_text_field' } = field;
  if (namespace !== ownNamespace || value === undefined) return null;
  return {
    __typename: 'Metafield',
    id: toGlobalId('Metafield', `${owner.split('/').at(-1)}-${key}`),
    namespace,
    key,
    type,
    value,
    description: null,
    reference: null,
    references: null,
    createdAt: changedAt,
    updatedAt: changedAt,
    parentResource: parent,
  };
}
