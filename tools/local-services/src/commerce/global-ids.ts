import { GraphQLError } from 'graphql';

/** The text that names a thing of one kind: `gid://shopify/Product/1000400`. */
export function toGlobalId(type: string, name: string | number): string {
  return `gid://shopify/${type}/${name}`;
}

/** A global id taken apart. */
export interface GlobalId {
  readonly type: string;
  readonly name: string;
  readonly parameters: URLSearchParams;
}

/** Takes a global id apart; `undefined` when the text is none. */
export function parseGlobalId(text: string): GlobalId | undefined {
  const match = /^gid:\/\/shopify\/(\w{1,64})\/([\w-]{1,128})(?:\?(.{0,256}))?$/.exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  return { type: match[1], name: match[2], parameters: new URLSearchParams(match[3] ?? '') };
}

/** @throws GraphQLError in Shopify's words when `id` is no global id. */
export function requireGlobalId(id: string): void {
  if (parseGlobalId(id)) return;
  throw new GraphQLError(`Invalid global id '${id}'`, {
    extensions: { code: 'argumentLiteralsIncompatible' },
  });
}
