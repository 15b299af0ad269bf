/** A complete schema.org object, not only its URL. */
export type FullThing<Thing> = Exclude<Thing, string>;
