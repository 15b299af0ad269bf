/** What the shopper was told: nothing is told twice before it is over. */
export interface Told<Fact> {
  /** Whether this was not the last thing told of `subject`. From now on it is. */
  isNews(subject: string, fact: Fact): boolean;
  /** Forgets the subjects that are over. */
  keepOnly(isOpen: (subject: string) => boolean): void;
}

/** Nothing told yet. */
export function createTold<Fact>(): Told<Fact> {
  const facts = new Map<string, Fact>();
  return {
    isNews(subject, fact) {
      const isNews = facts.get(subject) !== fact;
      facts.set(subject, fact);
      return isNews;
    },
    keepOnly(isOpen) {
      for (const subject of facts.keys()) if (!isOpen(subject)) facts.delete(subject);
    },
  };
}
