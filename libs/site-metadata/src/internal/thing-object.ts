/** A complete schema.org object, not only its URL. */
export type ThingObject<Thing> = Exclude<Thing, string>;
