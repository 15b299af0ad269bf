import { GraphQLError } from 'graphql';

/** Creates a global id: `gid://shopify/Product/1000400`. */
export function toGlobalId(type: string, name: string | number): string {
  return `gid://shopify/${type}/${name}`;
}

/** The parts of a global id. */
export interface GlobalId {
  readonly type: string;
  readonly name: string;
  readonly parameters: URLSearchParams;
}

/** Parses a global id; `undefined` if it is invalid. */
export function parseGlobalId(text: string): GlobalId | undefined {
  const match = /^gid:\/\/shopify\/(\w{1,64})\/([\w-]{1,128})(?:\?(.{0,256}))?$/.exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  return { type: match[1], name: match[2], parameters: new URLSearchParams(match[3] ?? '') };
}

/**
 * Checks that `id` is a global id.
 *
 * @throws GraphQLError with Shopify's message if `id` is not a global id.
 */
export function requireGlobalId(id: string): void {
  if (parseGlobalId(id)) return;
  throw new GraphQLError(`Invalid global id '${id}'`, {
    extensions: { code: 'argumentLiteralsIncompatible' },
  });
}
